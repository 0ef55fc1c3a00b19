import './chip.css';
import { Icon } from '../icon/icon.tsx';
import { downIcon } from '../icon/icons.ts';

type Props = {
  text: string;
  on?: boolean;
  opensSheet?: boolean;
  label?: string;
  /** Stands instead of the text, which is then read aloud only. */
  icon?: string;
  onTap: () => void;
};

/** A filter; its shape is 32 px high in a target of 44 px. */
export function Chip({ text, on = false, opensSheet = false, icon, label = icon && text, onTap }: Props) {
  return (
    <button
      type="button"
      className={on ? 'chip touch-line chip--on' : 'chip touch-line'}
      aria-label={label}
      aria-pressed={opensSheet ? undefined : on}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      onClick={onTap}
    >
      <span>
        {icon ? <Icon path={icon} size={18} /> : text}
        {opensSheet && <Icon path={downIcon} size={15} />}
      </span>
    </button>
  );
}
