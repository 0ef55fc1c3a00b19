import './tick.css';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningIcon } from '../icon/icons.ts';
import { tickIcon } from '../icon/sign-in-icons.ts';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox. Links in its text open; a tap on the rest of the text ticks it. */
export function Tick({ on, onChange, error, children, ref }: Props) {
  const errorId = useId();
  return (
    <div className="tick">
      <label>
        <span className="tick__box">
          <input
            ref={ref}
            type="checkbox"
            checked={on}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon path={tickIcon} size={18} />
        </span>
        <span className="tick__words text-sub">{children}</span>
      </label>
      {error && (
        <p id={errorId} role="alert">
          <Icon path={warningIcon} size={15} />
          {error}
        </p>
      )}
    </div>
  );
}
