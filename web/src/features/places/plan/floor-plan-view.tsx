import './floor-plan-view.css';
import type { FloorPlan, PlaceHall } from 'contract/calls/places';
import type { Picture } from 'contract/wire/values';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { wholeIcon, zoomInIcon, zoomOutIcon } from '../../../kit/icon/map-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { HallMark } from './hall-mark.tsx';
import { hallsOn } from '../places-rules.ts';
import { placeWords } from '../places.words.ts';
import { useZoom } from './use-zoom.ts';
import { scales } from './zoom-rules.ts';

type Props = {
  plan: FloorPlan;
  picture: Picture;
  halls: readonly PlaceHall[];
  chosen: string | undefined;
  onChoose: (hall: PlaceHall) => void;
};

/** The plan as a picture with its halls marked; one pans by scrolling and zooms by fingers, keys or buttons. */
export function FloorPlanView({ plan, picture, halls, chosen, onChoose }: Props) {
  const say = useWords(placeWords);
  const marked = hallsOn(plan, halls);
  const { view, scale, zoomIn, zoomOut, showWhole } = useZoom(marked.find(({ id }) => id === chosen)?.mark);

  function zoomByKey({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoomIn();
    if (key === '-') zoomOut();
    if (key === '0') showWhole();
  }

  return (
    <div className="floor-plan">
      {/* Focusable, so that the arrow keys can scroll a plan that was zoomed. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={view}
        className={scale > 1 ? 'floor-plan__view floor-plan__view--zoomed' : 'floor-plan__view'}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        role="region"
        aria-label={say.planOf(plan.name)}
        tabIndex={0}
        onKeyDown={zoomByKey}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className="floor-plan__sheet" style={{ width: `${scale * 100}%` }}>
          <img src={picture.src} width={picture.width} height={picture.height} alt="" draggable={false} />
          {marked.map((hall) => (
            <HallMark key={hall.id} hall={hall} chosen={hall.id === chosen} onChoose={() => onChoose(hall)} />
          ))}
        </div>
      </div>
      <div className="floor-plan__zoom">
        <ZoomButton label={say.zoomIn} icon={zoomInIcon} off={scale >= scales.largest} onZoom={zoomIn} />
        <ZoomButton label={say.zoomOut} icon={zoomOutIcon} off={scale <= scales.smallest} onZoom={zoomOut} />
        <ZoomButton label={say.wholePlan} icon={wholeIcon} off={scale <= scales.smallest} onZoom={showWhole} />
      </div>
    </div>
  );
}

/** Stays in the tab order when there is no further to go: focus must not fall out of the plan. */
function ZoomButton({ label, icon, off, onZoom }: { label: string; icon: string; off: boolean; onZoom: () => void }) {
  return (
    <button type="button" aria-label={label} aria-disabled={off} onClick={() => !off && onZoom()}>
      <Icon path={icon} size={20} />
    </button>
  );
}
