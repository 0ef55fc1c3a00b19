import '../code/code-field.css';
import { type Ref, useEffect } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useWords } from '../../../lib/words.ts';
import type { CodeWay } from '../code/address.ts';
import { secondsUntil, waitIn } from '../code/countdown.ts';
import { receiveCode } from '../code/receive-code.ts';
import { signInWords } from '../sign-in.words.ts';
import { confirmWords } from './confirm.words.ts';
import { confirmDraft, useConfirmDraft } from './confirm-draft.ts';

type Props = {
  way: CodeWay;
  /** The masked address. */
  to: string;
  /** There is no other way, so nothing above says where the code goes. */
  alone: boolean;
  error: string | undefined;
  onSend: () => void;
  ref: Ref<HTMLInputElement>;
};

const longest = 8;

/** As on the sign-in page: the countdown, or the button that asks for a code, sits inside. */
export function ConfirmCodeField({ way, to, alone, error, onSend, ref }: Props) {
  const say = useWords(signInWords);
  const { sendTo, [way]: asAddress } = useWords(confirmWords);
  const { code, sent } = useConfirmDraft();
  const { flowId = '', digits = 0, resendAt = 0 } = sent[way] ?? {};
  useNow(1_000);
  const wait = secondsUntil(resendAt);
  const { count, unit } = waitIn(wait);
  useCodeFromMessage(way === 'mobile' && flowId !== '');

  return (
    <Field
      ref={ref}
      label={say.code}
      value={code}
      error={error}
      hint={flowId ? say.sentTo(to) : alone ? `${sendTo} ${asAddress(to)}` : undefined}
      className="code-field num"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Cut after the spaces are out: a code pasted as 123 456 is whole.
      onChange={(event) => confirmDraft.set({ code: digitsIn(event.target.value).slice(0, digits || longest) })}
      end={
        <span className="code-field__send">
          {wait > 0 ? (
            <span className="num">{say.resendIn(count, unit)}</span>
          ) : (
            <button type="button" onClick={onSend}>
              {flowId ? say.resend : say.getCode}
            </button>
          )}
        </span>
      }
    />
  );
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

function useCodeFromMessage(expected: boolean) {
  useEffect(() => {
    if (!expected) return undefined;
    const stop = new AbortController();
    void receiveCode(stop.signal).then((code) => code && confirmDraft.set({ code }));
    return () => stop.abort();
  }, [expected]);
}
