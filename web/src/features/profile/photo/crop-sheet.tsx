import './crop.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { CancellableSpinner } from '../../../shell/overlay/cancellable-spinner.tsx';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { type Crop, wholeOf } from './crop-rules.ts';
import { CropView } from './crop-view.tsx';
import { cutOut } from './cut-out.ts';
import { photoWords } from './photo.words.ts';
import { type PhotoProblem, type ReadPhoto, readPhoto } from './read-photo.ts';

type Props = {
  file: File;
  /** The profile was submitted, so the Secretariat checks the photo first. */
  submitted: boolean;
  /** Sends what was cut out; if it is lost, the photo stays here and can be sent again. */
  onUse: (photo: File) => Promise<void>;
  onProblem: (problem: PhotoProblem) => void;
  onClose: () => void;
};

type Shown = { photo: ReadPhoto; crop: Crop };

/** Reads the chosen file and cuts a square out of it. */
export default function CropSheet({ file, submitted, onUse, onProblem, onClose }: Props) {
  const say = useWords(photoWords);
  const [shown, show] = useState<Shown>();
  // A modal sheet makes everything outside it untappable, the Cancel of the page's own spinner included.
  const cancel = useStore(overlay.spinner);
  const tell = useEffectEvent(onProblem);
  useEffect(() => {
    let address: string | undefined;
    let left = false;
    void readPhoto(file).then((photo) => {
      if (typeof photo === 'string') return left || tell(photo);
      address = photo.address;
      const { naturalWidth: width, naturalHeight: height } = photo.image;
      return left ? URL.revokeObjectURL(address) : show({ photo, crop: wholeOf({ width, height }) });
    });
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  if (!shown) return null;

  async function use({ photo, crop }: Shown) {
    const cut = await cutOut(photo.image, crop);
    if (cut) await onUse(cut);
    else onProblem('tooLarge');
  }
  return (
    <Sheet title={say.crop} closeText={say.cancel} onClose={onClose}>
      <div className="crop-sheet">
        <CropView {...shown} onCrop={(change) => show((now) => now && { ...now, crop: change(now.crop) })} />
        <p className="text-note">{submitted ? say.checkedFirst : say.whoSees}</p>
        <Button block onClick={() => void use(shown)}>
          {say.use}
        </Button>
      </div>
      {cancel && <CancellableSpinner onCancel={cancel} />}
    </Sheet>
  );
}
