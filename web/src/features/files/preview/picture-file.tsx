import './preview.css';
import { pictureAddress } from 'contract/wire/media';
import type { CSSProperties } from 'react';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { ZoomView } from '../../../kit/zoom-view/zoom-view.tsx';
import { useWords } from '../../../lib/words.ts';
import type { OpenedFile } from '../files.api.ts';
import { previewWords } from './preview.words.ts';

// Where the size is not known, most pictures have this shape.
const usualSize: readonly [number, number] = [4, 3];

/** A picture is its own preview. */
export function PictureFile({ opened: { file, media, pages } }: { opened: OpenedFile }) {
  const say = useWords(previewWords);
  const [width, height] = pages[0]?.picture ?? usualSize;
  return (
    <div className="page-picture" style={{ '--shape': width / height } as CSSProperties}>
      <ZoomView texts={{ ...say, showWhole: say.wholePicture, label: file.title }} size={{ width, height }}>
        <div className="page-picture__paper" style={{ aspectRatio: `${width} / ${height}` }}>
          <ServerPicture
            src={pictureAddress({ id: media }, 1280)}
            draggable={false}
            instead={<span>{say.pictureMissing}</span>}
          />
        </div>
      </ZoomView>
    </div>
  );
}
