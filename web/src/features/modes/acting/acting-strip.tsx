import './acting.css';
import type { Acting } from 'contract/calls/modes';
import { useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useWords } from '../../../lib/words.ts';
import { assistantIcon, exchangeIcon } from '../mode-icons.ts';
import { actingWords } from './acting.words.ts';

const SwitchSheet = loadedLater(() => import('./switch-sheet.tsx'));

type Props = {
  delegates: Acting['delegates'];
  /** The delegate for whom the viewer answers now; none while all of them are shown. */
  current: Acting['delegates'][number] | undefined;
  /** A red badge has cards of its own. */
  hasOwnCards: boolean;
};

/** Says for whom the viewer acts, as long as the list below is somebody else's, and switches between them. */
export function ActingStrip({ delegates, current, hasOwnCards }: Props) {
  const say = useWords(actingWords);
  const [isOpen, setOpen] = useState(false);
  const canSwitch = hasOwnCards || delegates.length > 1;
  return (
    <div className="acting-strip">
      <div className="acting-strip__words grows row" role="status">
        <Icon path={assistantIcon} />
        <div className="grows">
          <p className="acting-strip__whom">
            {current ? say.actingFor(current.address) : say.actingForSeveral(delegates.length)}
          </p>
          {current?.organisation && <p className="acting-strip__organisation">{current.organisation}</p>}
        </div>
      </div>
      {canSwitch && (
        <button type="button" className="acting-strip__switch" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon path={exchangeIcon} size={15} />
          {say.switch}
        </button>
      )}
      {isOpen && <SwitchSheet atOnce {...{ delegates, current, hasOwnCards }} onClose={() => setOpen(false)} />}
    </div>
  );
}
