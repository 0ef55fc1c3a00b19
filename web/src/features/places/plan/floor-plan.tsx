import type { FloorPlan as Plan, PlaceHall } from 'contract/calls/places';
import { pictureAddress } from 'contract/wire/media';
import type { Picture } from 'contract/wire/values';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { ZoomView } from '../../../kit/zoom-view/zoom-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { PlanLegend, PlanServices } from './plan-services.tsx';
import { hallsOn, type MarkedHall } from './halls-by-plan.ts';
import { placeWords } from '../places.words.ts';

type Props = {
  plan: Plan;
  picture: Picture;
  halls: readonly PlaceHall[];
  chosen: string | undefined;
  onChoose: (hall: PlaceHall) => void;
};

/** The plan as a picture with its halls marked on it. */
export function FloorPlan({ plan, picture, halls, chosen, onChoose }: Props) {
  const say = useWords(placeWords);
  const marked = hallsOn(plan, halls);
  const texts = {
    label: say.planOf(plan.name),
    zoomIn: say.zoomIn,
    zoomOut: say.zoomOut,
    showWhole: say.wholePlan,
  };
  return (
    <div className="floor-plan">
      <ZoomView texts={texts} size={picture} target={marked.find(({ id }) => id === chosen)?.mark}>
        <ServerPicture src={pictureAddress(picture)} width={picture.width} height={picture.height} draggable={false} />
        <PlanServices plan={plan} />
        {marked.map((hall, index) => (
          <HallMark
            key={hall.id}
            {...{ hall, number: index + 1, chosen: hall.id === chosen }}
            onChoose={() => onChoose(hall)}
          />
        ))}
      </ZoomView>
      <PlanLegend plan={plan} />
    </div>
  );
}

type MarkProps = { hall: MarkedHall; number: number; chosen: boolean; onChoose: () => void };

/** A hall's name on the plan, in the language of the screen; where it has no room, its number in the list below. */
function HallMark({ hall, number, chosen, onChoose }: MarkProps) {
  return (
    <button
      type="button"
      className={chosen ? 'hall-mark hall-mark--chosen' : 'hall-mark'}
      style={{ left: `${hall.mark.x * 100}%`, top: `${hall.mark.y * 100}%` }}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="hall-mark__label hall-mark__number num">{number} </span>
      <span className="hall-mark__label hall-mark__name">{hall.name}</span>
    </button>
  );
}
