import './confirm.css';
import type { Encounter } from 'contract/calls/face-to-face';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { Button } from '../../../kit/button/button.tsx';
import { exchangeIcon } from '../../../kit/icon/card-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { clockIcon } from '../../../kit/icon/fact-icons.ts';
import { eyeIcon } from '../../../kit/icon/info-icons.ts';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import type { Share } from '../face-to-face.api.ts';
import { faceToFaceWords } from '../face-to-face.words.ts';
import { type OwnShare, useTicks } from '../own-share.ts';
import { confirmWords } from './confirm.words.ts';

type Props = { encounter: Encounter; own: OwnShare; onConfirm: (share: Share) => Promise<void>; onEnd: () => void };

/** Whom one exchanges with, what the other will see, and how far the two are. Closing it ends the exchange. */
export default function ConfirmSheet({ encounter, own, onConfirm, onEnd }: Props) {
  const say = { ...useWords(faceToFaceWords), ...useWords(confirmWords) };
  const { person, confirmed, otherConfirmed } = encounter;
  const { choice, chosen, keep } = useTicks(own, say.nothingTicked);
  return (
    <Sheet title={say.exchange} closeText={say.close} onClose={onEnd}>
      <div className="confirm-exchange">
        <Other person={person} />
        <div role="status">
          {confirmed && <State icon={clockIcon} text={say.waiting(person.name)} />}
          {!confirmed && otherConfirmed && <State icon={tickIcon} text={say.hasConfirmed(person.name)} done />}
        </div>
        {!confirmed && choice}
        <WhatTheySee name={person.name} share={chosen} />
        {!confirmed && (
          <Button block icon={exchangeIcon} onClick={() => void (keep() && onConfirm(chosen))}>
            {say.confirm}
          </Button>
        )}
        <Button block look="quiet" onClick={onEnd}>
          {confirmed ? say.cancel : say.notNow}
        </Button>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

function Other({ person }: Pick<Encounter, 'person'>) {
  const say = useWords(faceToFaceWords);
  const post = postIn(useLanguage(), person);
  return (
    <div className="confirm-exchange__person row">
      <Avatar id={person.id} name={person.name} photo={photoAddress(person)} />
      <div className="grows">
        <h3 className="row">
          {person.name}
          <BadgeMark label={say.redBadge} words />
        </h3>
        <p className="text-sub">{post}</p>
      </div>
    </div>
  );
}

function State({ icon, text, done = false }: { icon: string; text: string; done?: boolean }) {
  return (
    <p className={`confirm-exchange__state row${done ? ' confirm-exchange__state--done' : ''}`}>
      <Icon path={icon} size={20} />
      {text}
    </p>
  );
}

const items = ['mobile', 'email'] as const;

/** Said before it happens. What the other shares is not known to anybody else before both have confirmed. */
function WhatTheySee({ name, share }: { name: string; share: Share }) {
  const say = useWords(confirmWords);
  const what = share === null ? say.contact : say.what(items.filter((item) => share[item]));
  const [before, after] = (share === null ? say.seesContact : say.sees)(name, '\n').split('\n');
  return (
    <Note icon={eyeIcon}>
      {before}
      <b>{what}</b>
      {after}
    </Note>
  );
}
