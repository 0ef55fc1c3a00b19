import './tick.css';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningIcon } from '../icon/icons.ts';
import { tickIcon } from '../icon/sign-in-icons.ts';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  error?: string | undefined;
  /** The id of words elsewhere that say what is wrong with several ticks together. */
  errorElsewhere?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox. Links in its text open; a tap on the rest of the text ticks it. */
export function Tick({ on, onChange, error, errorElsewhere, children, ref }: Props) {
  const errorId = useId();
  const wrong = error ? errorId : errorElsewhere;
  return (
    <div className="tick">
      <label>
        <span className="tick__box">
          <input
            ref={ref}
            type="checkbox"
            checked={on}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong}
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
