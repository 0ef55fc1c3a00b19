import './crop.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { Spinner } from '../../../kit/spinner/spinner.tsx';
import { useWords } from '../../../lib/words.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { useInDirectory } from '../profile.api.ts';
import { type Crop, wholeOf } from './crop-rules.ts';
import { CropView, HowToCrop } from './crop-view.tsx';
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
  const inDirectory = useInDirectory();
  const [shown, show] = useState<Shown>();
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
  const note = submitted ? say.checkedFirst : inDirectory && say.whoSees;
  async function use({ photo, crop }: Shown) {
    const cut = await cutOut(photo.image, crop);
    if (typeof cut === 'string') onProblem(cut);
    else await onUse(cut);
  }
  return (
    <Sheet title={say.crop} closeText={say.cancel} onClose={onClose}>
      <div className="crop-sheet">
        {shown ? (
          <CropView {...shown} onCrop={(change) => show((now) => now && { ...now, crop: change(now.crop) })} />
        ) : (
          <Reading />
        )}
        {note && <p className="text-note">{note}</p>}
        <Button block disabled={!shown} onClick={() => void (shown && use(shown))}>
          {say.use}
        </Button>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

/** A large photo takes seconds. Everything has its room already, so that nothing moves when it is there. */
function Reading() {
  const say = useWords(photoWords);
  return (
    <>
      <div className="crop-view crop-view--reading">
        <Spinner label={say.reading} />
      </div>
      <div className="crop-zoom crop-zoom--reading" />
      <HowToCrop />
    </>
  );
}
