import './field.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningIcon } from '../icon/icons.ts';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Content inside the frame, before and after the typed text. */
  start?: ReactNode;
  end?: ReactNode;
};

export function Field({ label, hint, error, start, end, ...rest }: Props) {
  const id = useId();
  const wordsId = useId();
  const words = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field__frame">
        {start}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? wordsId : undefined}
          {...rest}
        />
        {end}
      </div>
      {words && (
        <p id={wordsId} role={error ? 'alert' : undefined} className={error ? 'field__error' : undefined}>
          {error && <Icon path={warningIcon} size={15} />}
          {words}
        </p>
      )}
    </div>
  );
}
