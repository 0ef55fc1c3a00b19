import './code-field.css';
import type { Ref } from 'react';
import { Field } from '../../kit/field/field.tsx';
import { useWords } from '../../lib/words.ts';
import { codeFieldWords } from './code-field.words.ts';
import { useCodeFromMessage } from './code-from-message.ts';
import { waitIn } from './seconds-or-minutes.ts';

type Props = {
  code: string;
  /** The length of the code that was sent; 0 before one was sent. */
  digits: number;
  /** The phone may offer the code from the text message. */
  bySms: boolean;
  hint: string | undefined;
  error: string | undefined;
  /** Seconds until the user may ask for another code. */
  wait: number;
  onCode: (code: string) => void;
  onSend: () => void;
  ref: Ref<HTMLInputElement>;
};

const longest = 8;

/** The field contains the countdown, or the button that asks for a code. */
export function CodeField({ code, digits, bySms, hint, error, wait, onCode, onSend, ref }: Props) {
  const say = useWords(codeFieldWords);
  const wasSent = digits > 0;
  useCodeFromMessage(wasSent && bySms, onCode);
  const { count, unit } = waitIn(wait);

  return (
    <Field
      ref={ref}
      label={say.code}
      value={code}
      error={error}
      hint={hint}
      className="code-field num"
      inputMode="numeric"
      autoComplete="one-time-code"
      // The text is cut after its spaces are removed, so that a code pasted as 123 456 stays complete.
      onChange={(event) => onCode(event.target.value.replace(/\D/g, '').slice(0, digits || longest))}
      end={
        <span className="code-field__send row">
          {wait > 0 ? (
            <span className="num">{say.resendIn(count, unit)}</span>
          ) : (
            <button type="button" onClick={onSend}>
              {wasSent ? say.resend : say.getCode}
            </button>
          )}
        </span>
      }
    />
  );
}
