import './code.css';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import { waitIn } from './countdown.ts';

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
  const say = useWords(signInWords);
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
        <span className="code-field__send">
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

function useCodeFromMessage(expected: boolean, onCode: (code: string) => void) {
  const arrived = useEffectEvent((code: string | undefined) => code && onCode(code));
  useEffect(() => {
    if (!expected) return undefined;
    const stop = new AbortController();
    void receiveCode(stop.signal).then(arrived);
    return () => stop.abort();
  }, [expected]);
}

type CodeRequestOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Uses WebOTP where the browser has it: the phone offers the code from the text message. */
async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options: CodeRequestOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const received = (await navigator.credentials.get(options)) as { code?: string } | null;
    return received?.code?.replace(/\D/g, '');
  } catch {
    // The user left, refused, or the browser does not allow it: the code can still be typed.
    return undefined;
  }
}
