import type { PlaceHall, Places } from 'contract/calls/places';
import { Card } from '../../../kit/card/card.tsx';
import { lengthOf } from '../../../lib/dates/days-hours-minutes.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { hallsNear } from '../walking-rules.ts';
import { placeWords } from '../places.words.ts';

/** The chosen hall, and the minutes on foot from it to the others. */
export function HallFacts({ all, hall }: { all: Places; hall: PlaceHall }) {
  const say = useWords(placeWords);
  const language = useLanguage();
  const near = hallsNear(all, hall);
  return (
    <Card padded className="hall-facts">
      <h3 aria-live="polite">{hall.name}</h3>
      <p className="text-detail">
        {hall.floor} · <span className="num">{say.seats(hall.seats)}</span>
      </p>
      {near.length > 0 && (
        <>
          <h4>{say.onFoot(hall.name)}</h4>
          <ul className="hall-facts__walks">
            {near.map(({ hall: other, minutes }) => (
              <li key={other.id}>
                <span>{other.name}</span>
                <span className="num">{lengthOf(minutes, language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
