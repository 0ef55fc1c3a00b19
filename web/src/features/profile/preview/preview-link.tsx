import './preview.css';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { previewWords } from './preview.words.ts';

const eyeIcon =
  'M2.5 12S6 5.8 12 5.800 21.500 12 21.500 12 18 18.200 12 18.200 2.500 12 2.500 12zM9.200 12a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0';

export function PreviewLink({ to }: { to: string }) {
  const say = useWords(previewWords);
  return (
    <Card>
      <Link to={to} className="preview-link row">
        <Icon path={eyeIcon} />
        <span className="grows">{say.preview}</span>
        <Icon path={onwardIcon} size={18} />
      </Link>
    </Card>
  );
}
