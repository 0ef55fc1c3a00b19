import './code.css';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import { waitIn } from './countdown.ts';

type Props = {
  code: string;
  /** How long the code is that was sent; 0 before one was. */
  digits: number;
  /** The phone itself may read it out of the message. */
  bySms: boolean;
  hint: string | undefined;
  error: string | undefined;
  /** Seconds until another one may be asked for. */
  wait: number;
  onCode: (code: string) => void;
  onSend: () => void;
  ref: Ref<HTMLInputElement>;
};

const longest = 8;

/** The countdown, or the button that asks for a code, sits inside. */
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
      // Cut after the spaces are out: a code pasted as 123 456 is whole.
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

/** WebOTP, where there is one: the phone offers the code out of the text message. */
async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options: CodeRequestOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const received = (await navigator.credentials.get(options)) as { code?: string } | null;
    return received?.code?.replace(/\D/g, '');
  } catch {
    // Left, refused or not allowed here: the code can be typed.
    return undefined;
  }
}
