import './show.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { eyeIcon } from '../../../kit/icon/info-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { faceToFaceWords } from '../face-to-face.words.ts';
import { type OwnShare, useTicks } from '../own-share.ts';

/** What goes with the card, and how to change it. In assistant mode there is nothing to choose. */
export function YouShare({ own }: { own: OwnShare }) {
  const say = useWords(faceToFaceWords);
  const [changes, setChanges] = useState(false);
  const what = (
    <>
      <Icon path={eyeIcon} />
      <span className="grows">
        <span className="text-caption">{say.youShare}</span>
        <b>
          <Shared own={own} />
        </b>
      </span>
    </>
  );
  if (own.share === null)
    return (
      <Card>
        <div className="you-share">{what}</div>
      </Card>
    );
  return (
    <Card>
      <button type="button" className="you-share" onClick={() => setChanges(true)}>
        {what}
        <span className="you-share__change">{say.change}</span>
        <Icon path={onwardIcon} size={18} />
      </button>
      {changes && <ShareSheet own={own} onClose={() => setChanges(false)} />}
    </Card>
  );
}

function Shared({ own: { share, contactName } }: { own: OwnShare }) {
  const say = useWords(faceToFaceWords);
  if (share === null) return say.contact(contactName);
  if (share.mobile && share.email) return say.mobileAndEmail;
  return share.mobile ? say.mobile : say.email;
}

function ShareSheet({ own, onClose }: { own: OwnShare; onClose: () => void }) {
  const say = useWords(faceToFaceWords);
  const { choice, keep } = useTicks(own, say.nothingTicked);
  return (
    <Sheet title={say.youShare} closeText={say.close} onClose={onClose}>
      <div className="share-sheet">
        {choice}
        <Button block onClick={() => keep() && onClose()}>
          {say.done}
        </Button>
      </div>
    </Sheet>
  );
}
