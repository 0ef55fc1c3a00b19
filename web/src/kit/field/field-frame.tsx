import './field.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningIcon } from '../icon/icons.ts';

export type FieldWords = { label: string; hint?: string | undefined; error?: string | undefined };

/** What the control inside gets, so that its label and its words belong to it. */
type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type Props = FieldWords & { children: (control: ControlProps) => ReactNode };

/** The label above a field and the words below it. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const wordsId = useId();
  const words = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field__frame">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': words ? wordsId : undefined,
        })}
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
