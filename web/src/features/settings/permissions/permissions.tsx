import './permissions.css';
import { useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { cameraIcon, photoIcon } from '../../../kit/icon/sign-in-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { openedIn, systemOf } from '../../../lib/opened-in.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { settingsWords } from '../settings.words.ts';
import { useCameraPermission } from './camera-permission.ts';
import { wayToChange } from './how-to-change.ts';
import { permissionWords } from './permissions.words.ts';

/** A web page needs two permissions: the camera, which the browser guards, and the one photo that a person chooses. */
export function Permissions() {
  const say = useWords(permissionWords);
  const { close } = useWords(settingsWords);
  const camera = useCameraPermission();
  const { inHostApp } = useAppContext();
  const [open, setOpen] = useState<'camera' | 'photos'>();
  return (
    <Card>
      <MenuButton
        icon={cameraIcon}
        title={say.camera}
        detail={say.cameraFor}
        value={camera === 'unknown' && inHostApp ? say.unknownInHostApp : say[camera]}
        onTap={() => setOpen('camera')}
      />
      <MenuButton
        icon={photoIcon}
        title={say.photos}
        detail={say.photosFor}
        value={say.eachTime}
        onTap={() => setOpen('photos')}
      />
      {open && (
        <Sheet title={say[open]} closeText={close} onClose={() => setOpen(undefined)}>
          <div className="permission-sheet text-sub">
            <p>{open === 'camera' ? say[`${camera}Text`] : say.photosText}</p>
            {open === 'camera' && camera !== 'absent' && <HowToChange />}
          </div>
        </Sheet>
      )}
    </Card>
  );
}

function HowToChange() {
  const say = useWords(permissionWords);
  const { inHostApp } = useAppContext();
  const way = wayToChange(openedIn({ inHostApp }), systemOf());
  return (
    <>
      <h3>{way === 'desktop' ? say.howOnDesktop : say.how}</h3>
      <p>{say[way]}</p>
    </>
  );
}
