import './code-field.css';
import { type Ref, useEffect } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import { waitIn } from './countdown.ts';
import { draft, useDraft } from './draft.ts';
import { receiveCode } from './receive-code.ts';

type Props = { error: string | undefined; wait: number; onSend: () => void; ref: Ref<HTMLInputElement> };

const longest = 8;

/** The countdown, or the button that asks for a code, sits inside. */
export function CodeField({ error, wait, onSend, ref }: Props) {
  const say = useWords(signInWords);
  const { code, sent } = useDraft();
  const wasSent = (sent?.digits ?? 0) > 0;
  useCodeFromMessage(wasSent && sent?.way === 'mobile');
  const { count, unit } = waitIn(wait);

  return (
    <Field
      ref={ref}
      label={say.code}
      value={code}
      error={error}
      hint={wasSent && sent ? say.sentTo(sent.to) : undefined}
      className="code-field num"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={(sent?.digits ?? 0) || longest}
      onChange={(event) => draft.set({ code: event.target.value.replace(/\D/g, '') })}
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

function useCodeFromMessage(expected: boolean) {
  useEffect(() => {
    if (!expected) return undefined;
    const stop = new AbortController();
    void receiveCode(stop.signal).then((code) => code && draft.set({ code }));
    return () => stop.abort();
  }, [expected]);
}
