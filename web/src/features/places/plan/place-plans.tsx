import './plan.css';
import type { PlaceHall, Places } from 'contract/calls/places';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { FloorPlan } from './floor-plan.tsx';
import { HallFacts } from './hall-facts.tsx';
import { HallList } from './hall-list.tsx';
import type { Chosen } from '../chosen-place.ts';
import { placeWords } from '../places.words.ts';

type Props = { all: Places; chosen: Chosen; onChooseHall: (hall: PlaceHall | undefined) => void };

/** The plans of one place and its halls; choosing a hall opens its plan and scrolls to it. */
export function PlacePlans({ all, chosen: { place, hall }, onChooseHall }: Props) {
  const say = useWords(placeWords);
  const [openedId, openPlan] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const plans = place.plans.filter(({ picture }) => picture !== null);
  const plan = plans.find(({ id }) => id === (openedId ?? hall?.planId)) ?? plans[0];
  const hallId = hall?.id;

  useEffect(() => {
    if (hallId) top.current?.scrollIntoView({ block: 'start' });
  }, [hallId]);

  function choose(wanted: PlaceHall) {
    openPlan(undefined);
    onChooseHall(wanted);
    // The hall was chosen again, and the page may have been scrolled away from the plan.
    if (wanted.id === hallId) top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <div ref={top} className="place-plans">
        <SectionHeader title={say.floorPlans} />
        {plans.length > 1 && (
          <div className="chip-row place-plans__choice" role="group" aria-label={say.floorPlans}>
            {plans.map(({ id, name }) => (
              <Chip key={id} text={name} on={id === plan?.id} onTap={() => openPlan(id)} />
            ))}
          </div>
        )}
        {plan?.picture ? (
          <FloorPlan
            key={plan.id}
            {...{ plan, picture: plan.picture, halls: place.halls, chosen: hallId }}
            onChoose={choose}
          />
        ) : (
          <Note icon={infoIcon}>{say.noPlan}</Note>
        )}
      </div>
      {hall && <HallFacts all={all} hall={hall} />}
      <SectionHeader title={say.halls} count={place.halls.length} />
      <HallList place={place} chosen={hallId} onChoose={choose} />
    </>
  );
}
