import './show.css';
import type { Info } from 'contract/calls/profile';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lockIcon } from '../../../kit/icon/icons.ts';
import { scanIcon } from '../../../kit/icon/card-icons.ts';
import { Button } from '../../../kit/button/button.tsx';
import { scanExchangePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { faceToFaceWords } from '../face-to-face.words.ts';
import type { OwnShare } from '../own-share.ts';
import { OwnCode } from './own-code.tsx';
import { YouShare } from './you-share.tsx';

type Props = {
  me: Info;
  own: OwnShare;
  /** False while somebody has scanned it already. */
  isWanted: boolean;
};

/** The own code for the other to scan, and the way to scan theirs. */
export function ShowOwn({ me, own, isWanted }: Props) {
  const say = useWords(faceToFaceWords);
  const navigate = useNavigate();
  return (
    <div className="show-own fills">
      <OwnCode me={me} share={own.share} isWanted={isWanted} />
      <YouShare own={own} />
      <p className="until-both row">
        <Icon path={lockIcon} size={18} />
        <span>{say.promise}</span>
      </p>
      <div className="scan-theirs">
        <Button block icon={scanIcon} onClick={() => navigate(scanExchangePath)}>
          {say.scanTheirs}
        </Button>
      </div>
    </div>
  );
}
