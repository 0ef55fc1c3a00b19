import type { FloorPlan, PlanServiceKind } from 'contract/calls/places';
import { medicalIcon } from '../../../kit/icon/help-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { gateIcon, liftIcon, prayerIcon, quietIcon, stairsIcon, toiletsIcon } from '../../../kit/icon/plan-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { planServiceWords } from './plan-services.words.ts';

const icons: Record<PlanServiceKind, string> = {
  gate: gateIcon,
  helpDesk: infoIcon,
  firstAid: medicalIcon,
  toilets: toiletsIcon,
  lift: liftIcon,
  stairs: stairsIcon,
  quietRoom: quietIcon,
  prayerRoom: prayerIcon,
};

/** What is drawn over the picture of a plan: the step-free ways, and a sign for each service. */
export function PlanServices({ plan: { services, stepFree } }: { plan: FloorPlan }) {
  const say = useWords(planServiceWords);
  return (
    <>
      {stepFree.length > 0 && (
        <svg className="step-free" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {stepFree.map((way) => {
            const points = way.map(({ x, y }) => `${x},${y}`).join(' ');
            return <polyline key={points} points={points} />;
          })}
        </svg>
      )}
      {services.map(({ kind, mark: { x, y } }) => (
        <span
          key={`${kind} ${x} ${y}`}
          className={`plan-sign plan-sign--${kind}`}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          role="img"
          aria-label={say[kind]}
        >
          <Icon path={icons[kind]} size={15} />
        </span>
      ))}
    </>
  );
}

/** Says what each sign on the plan means. */
export function PlanLegend({ plan: { services, stepFree } }: { plan: FloorPlan }) {
  const say = useWords(planServiceWords);
  const kinds = [...new Set(services.map(({ kind }) => kind))];
  if (kinds.length === 0 && stepFree.length === 0) return null;
  return (
    <ul className="plan-legend text-note" aria-label={say.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`plan-sign plan-sign--${kind}`}>
            <Icon path={icons[kind]} size={15} />
          </span>
          {say[kind]}
        </li>
      ))}
      {stepFree.length > 0 && (
        <li>
          <svg className="plan-legend__way" viewBox="0 0 24 10" aria-hidden="true">
            <path d="M1 5h22" />
          </svg>
          {say.stepFree}
        </li>
      )}
    </ul>
  );
}
