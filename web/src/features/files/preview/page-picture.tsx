import './preview.css';
import { pagePicture } from 'contract/wire/media';
import type { CSSProperties } from 'react';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { ZoomView } from '../../../kit/zoom-view/zoom-view.tsx';
import { useWords } from '../../../lib/words.ts';
import type { Hits, OpenedFile } from '../files.api.ts';
import { previewWords } from './preview.words.ts';

type Places = Hits[number]['places'];
type Props = {
  media: string;
  page: OpenedFile['pages'][number];
  size: readonly [number, number];
  /** What it is called, with what is marked on it. */
  label: string;
  places: Places;
  /** The place of the current hit on this page. */
  current: number | undefined;
  onSwipe: (step: 1 | -1) => void;
};

/** The picture of a page with its hits. Two fingers enlarge it, a swipe turns the page. */
export function PagePicture({
  media,
  page: { number },
  size: [width, height],
  label,
  places,
  current,
  onSwipe,
}: Props) {
  const say = useWords(previewWords);
  const target = centreOf(places[current ?? 0]);
  return (
    <div className="page-picture" style={{ '--shape': width / height } as CSSProperties}>
      <ZoomView texts={{ ...say, label }} size={{ width, height }} {...{ target, onSwipe }}>
        <div className="page-picture__paper" style={{ aspectRatio: `${width} / ${height}` }}>
          {/* Otherwise the page before would stand there until the new one is here. */}
          <ServerPicture
            key={number}
            src={pagePicture({ id: media }, number)}
            {...{ width, height }}
            draggable={false}
            instead={<span>{say.pageMissing}</span>}
          />
          {places.flatMap((boxes, place) =>
            boxes.map((box) => <Mark key={`${place} ${box.join()}`} box={box} current={place === current} />),
          )}
        </div>
      </ZoomView>
    </div>
  );
}

type Box = Places[number][number];

/** Boxes are in ten-thousandths of the sides. */
function Mark({ box: [left, top, width, height], current }: { box: Box; current: boolean }) {
  const [x, y, w, h] = [left, top, width, height].map((share) => `${share / 100}%`);
  return (
    <i
      className={current ? 'page-picture__mark page-picture__mark--current' : 'page-picture__mark'}
      style={{ left: x, top: y, width: w, height: h }}
    />
  );
}

function centreOf(boxes: Places[number] | undefined) {
  const [box] = boxes ?? [];
  if (!box) return undefined;
  const [left, top, width, height] = box;
  return { x: (left + width / 2) / 10_000, y: (top + height / 2) / 10_000 };
}
