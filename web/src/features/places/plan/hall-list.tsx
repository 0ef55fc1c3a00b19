import type { Place, PlaceHall } from 'contract/calls/places';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { hallsByPlan, hallsOn } from './halls-by-plan.ts';
import { placeWords } from '../places.words.ts';

type Props = { place: Place; chosen: string | undefined; onChoose: (hall: PlaceHall) => void };

/** Every hall, floor by floor; it repeats what the plan shows for those who cannot see it. */
export function HallList({ place, chosen, onChoose }: Props) {
  const say = useWords(placeWords);
  return hallsByPlan(place).map(({ plan, halls }) => (
    <section key={plan?.id ?? 'none'} className="hall-list">
      <h3>{plan?.name ?? say.notOnPlan}</h3>
      <Card>
        <ul>
          {halls.map((hall) => (
            <li key={hall.id}>
              <button type="button" aria-pressed={hall.id === chosen} onClick={() => onChoose(hall)}>
                {plan && hall.mark && (
                  <span className="hall-list__number num">
                    {hallsOn(plan, halls).findIndex(({ id }) => id === hall.id) + 1}{' '}
                  </span>
                )}
                <span className="grows">
                  <span className="hall-list__name">{hall.name}</span>
                  <span className="text-detail">
                    {hall.floor} · <span className="num">{say.seats(hall.seats)}</span>
                  </span>
                </span>
                <Icon path={onwardIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}
