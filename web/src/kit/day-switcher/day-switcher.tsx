import './day-switcher.css';

type Day = { value: string; text: string; detail: string; /** For screen readers only. */ more?: string };

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
          onClick={() => onChoose(day.value)}
        >
          <b className="num">{day.text}</b>
          <span>{day.detail}</span>
          {day.more && <span className="unseen"> {day.more}</span>}
        </button>
      ))}
    </div>
  );
}
