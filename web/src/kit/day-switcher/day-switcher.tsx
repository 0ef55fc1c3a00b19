import './day-switcher.css';

export type Day = { value: string; text: string; detail: string; label?: string };

type Props = { label: string; days: readonly Day[]; chosen: string; onChoose: (value: string) => void };

export function DaySwitcher({ label, days, chosen, onChoose }: Props) {
  return (
    <div className="day-switcher" role="group" aria-label={label}>
      {days.map((day) => (
        <button
          key={day.value}
          type="button"
          className="day-switcher__day"
          aria-pressed={day.value === chosen}
          aria-label={day.label}
          onClick={() => onChoose(day.value)}
        >
          <b className="num">{day.text}</b>
          <span>{day.detail}</span>
        </button>
      ))}
    </div>
  );
}
