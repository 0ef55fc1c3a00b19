import './segment.css';

/** `count` is the number that waits for an answer; `figure` only says how many there are. */
type Choice<Value extends string> = { value: Value; text: string; count?: number; figure?: number };

type Props<Value extends string> = {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Switches between views, exactly one at a time. It consists of radio buttons, so the arrow keys work. */
export function Segment<Value extends string>({ name, label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="segment">
      <legend className="unseen">{label}</legend>
      {choices.map(({ value, text, count, figure }) => (
        <label key={value} className={`segment__choice${value === chosen ? ' segment__choice--chosen' : ''}`}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
          {figure !== undefined && <span className="segment__figure text-detail num">{figure}</span>}
          {count !== undefined && <span className="segment__count num">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
