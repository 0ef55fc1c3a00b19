import './switch.css';

type Props = {
  /** The label of its row. */
  name: string;
  on: boolean;
  disabled?: boolean;
  onTap: () => void;
};

/** A setting that is on or off; it shows what is, not what was tapped, until the tap has had its effect. */
export function Switch({ name, on, disabled = false, onTap }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-label={name}
      aria-checked={on}
      disabled={disabled}
      onClick={onTap}
    >
      <span />
    </button>
  );
}
