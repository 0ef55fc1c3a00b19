import './chip.css';
import { Icon } from '../icon/icon.tsx';
import { downIcon } from '../icon/icons.ts';

type Props = { text: string; on?: boolean; opensSheet?: boolean; label?: string; onTap: () => void };

/** A filter; its shape is 32 px high in a target of 44 px. */
export function Chip({ text, on = false, opensSheet = false, label, onTap }: Props) {
  return (
    <button
      type="button"
      className={on ? 'chip chip--on' : 'chip'}
      aria-label={label}
      aria-pressed={opensSheet ? undefined : on}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      onClick={onTap}
    >
      <span>
        {text}
        {opensSheet && <Icon path={downIcon} size={15} />}
      </span>
    </button>
  );
}
