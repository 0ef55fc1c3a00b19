import './face-to-face-link.css';
import { Card } from '../../kit/card/card.tsx';
import { qrIcon } from '../../kit/icon/info-icons.ts';
import { faceToFacePath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { MenuLink } from '../../shell/menu-row/menu-row.tsx';
import { linkWords } from './face-to-face-link.words.ts';

/** The way from the cards to the exchange of two who meet. */
export function FaceToFaceLink() {
  const say = useWords(linkWords);
  return (
    <Card className="face-to-face-link">
      <MenuLink to={faceToFacePath} icon={qrIcon} title={say.faceToFace} detail={say.atOnce} />
    </Card>
  );
}
