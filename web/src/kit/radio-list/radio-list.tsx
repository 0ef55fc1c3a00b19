import './radio-list.css';

type Option = { value: string; text: string };

type Props = {
  name: string;
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
};

export function RadioList({ name, label, options, chosen, onChoose }: Props) {
  return (
    <fieldset className="radio-list">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-list__option">
          <span>{option.text}</span>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
