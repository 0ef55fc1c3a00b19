import { useEffect, useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { cameraIcon, photoIcon } from '../../../kit/icon/sign-in-icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { privacyPageWords } from './privacy-page.words.ts';
import { privacyWords } from './privacy.words.ts';

/** A web page needs two permissions: the camera, which the browser guards, and the one photo that a person chooses. */
export function Permissions() {
  const say = useWords(privacyPageWords);
  const { keptCamera, keptCameraText } = useWords(privacyWords);
  const camera = useCameraPermission();
  const { inHostApp } = useAppContext();
  const state = camera === 'unknown' && inHostApp ? say.unknownInHostApp : say[camera];
  return (
    <>
      <Card>
        <ListRow
          lead={<Icon path={cameraIcon} />}
          title={keptCamera}
          detail={
            <>
              {keptCameraText}
              <span className="privacy-page__state">{state}</span>
            </>
          }
        />
        <ListRow lead={<Icon path={photoIcon} />} title={say.photos} detail={say.photosText} />
      </Card>
      <p className="privacy-page__how text-note">{inHostApp ? say.changePermissionInHostApp : say.changePermission}</p>
    </>
  );
}

type CameraPermission = PermissionState | 'unknown';

/** Many phones do not report the permission; the browser manages it then. */
function useCameraPermission(): CameraPermission {
  const [state, setState] = useState<CameraPermission>('unknown');
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const look = () => status && setState(status.state);
    async function ask() {
      status = await navigator.permissions.query({ name: 'camera' });
      status.addEventListener('change', look);
      look();
    }
    ask().catch(() => undefined);
    return () => status?.removeEventListener('change', look);
  }, []);
  return state;
}
