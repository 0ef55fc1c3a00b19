import type { MarkedHall } from '../places-rules.ts';

type Props = { hall: MarkedHall; chosen: boolean; onChoose: () => void };

/** A hall's name on the plan, in the language of the screen. */
export function HallMark({ hall, chosen, onChoose }: Props) {
  return (
    <button
      type="button"
      className={chosen ? 'hall-mark hall-mark--chosen' : 'hall-mark'}
      style={{ left: `${hall.mark.x * 100}%`, top: `${hall.mark.y * 100}%` }}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span>{hall.name}</span>
    </button>
  );
}
