import './bell.css';
import { useState } from 'react';
import { bellIcon } from '../../../kit/icon/bell-icon.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { messagesPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { bellWords } from './bell.words.ts';

const BellCount = loadedLater(() => import('./bell-count.tsx'));

/** The bell is there from the start; its count comes later and moves nothing. */
export function Bell() {
  const say = useWords(bellWords);
  const [to, setTo] = useState(messagesPath);
  return (
    <Link className="bell touch-square" to={to}>
      <Icon path={bellIcon} />
      <span className="unseen">{say.messages}</span>
      <BellCount onLeadTo={setTo} />
    </Link>
  );
}
