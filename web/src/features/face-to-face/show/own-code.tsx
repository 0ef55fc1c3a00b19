import './show.css';
import type { Info } from 'contract/calls/profile';
import { exchangeAddress } from 'contract/face-to-face/exchange-code';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { QrCode } from '../../../kit/qr-code/qr-code.tsx';
import { Spinner } from '../../../kit/spinner/spinner.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import type { Share } from '../face-to-face.api.ts';
import { faceToFaceWords } from '../face-to-face.words.ts';
import { type ShownCode, useExchangeCode } from './use-exchange-code.ts';
import { useSecondsSince } from './use-seconds.ts';

/** The server's time, less what a scan needs to arrive. */
const worksFor = 55;

type Props = { me: Info; share: Share; isWanted: boolean };

/** Whose code it is, the code, and how long it stays. */
export function OwnCode({ me, share, isWanted }: Props) {
  const say = useWords(faceToFaceWords);
  const language = useLanguage();
  const code = useExchangeCode(share, isWanted);
  const { userId, name, photo } = me;
  return (
    <Card raised className="own-code">
      <div className="own-code__person row">
        <Avatar id={userId} name={name} photo={photoAddress({ id: userId, photo })} />
        <div className="grows">
          <h2 className="row">
            {name}
            <BadgeMark label={say.redBadge} />
          </h2>
          <p className="text-sub">{postIn(language, me)}</p>
        </div>
      </div>
      <Shown {...code} />
    </Card>
  );
}

function Shown({ shown, problem, retry }: ReturnType<typeof useExchangeCode>) {
  const say = useWords(faceToFaceWords);
  const passed = useSecondsSince(shown?.since);
  const code = shown && passed < worksFor ? shown : undefined;
  return (
    <>
      <div className="own-code__frame">
        <Ring left={code ? left(code, passed) / code.showFor : 0} />
        {code && <QrCode text={exchangeAddress(window.location.origin, code.code)} label={say.ownCode} />}
        {!code && !problem && <Spinner label={say.ownCode} />}
        {!code && problem === 'refused' && (
          <Button look="secondary" small onClick={retry}>
            {say.tryAgain}
          </Button>
        )}
      </div>
      <p className="own-code__ask">{say.askThem}</p>
      <p className="text-sub" role="status">
        {problem === 'lost' && say.noConnection}
        {problem === 'refused' && say.notShown}
      </p>
      {code && !problem && <Countdown seconds={left(code, passed)} />}
    </>
  );
}

const left = ({ showFor }: ShownCode, passed: number) => Math.max(0, showFor - passed);

function Countdown({ seconds }: { seconds: number }) {
  const say = useWords(faceToFaceWords);
  const [before, after] = say.changesIn('\n').split('\n');
  return (
    <p className="own-code__countdown text-sub num">
      {before}
      <b>{say.seconds(seconds)}</b>
      {after}
    </p>
  );
}

/** It begins at the top, clockwise, and gets shorter from its end. */
function Ring({ left: part }: { left: number }) {
  const around =
    'M50 1.5H84A14.5 14.5 0 0 1 98.5 16V84A14.5 14.5 0 0 1 84 98.5H16A14.5 14.5 0 0 1 1.5 84V16A14.5 14.5 0 0 1 16 1.5z';
  return (
    <svg className="own-code__ring" viewBox="0 0 100 100" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={around} />
      {part > 0 && <path d={around} pathLength="100" strokeDasharray={`${100 * part} 100`} />}
    </svg>
  );
}
