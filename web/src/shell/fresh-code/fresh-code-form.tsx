import './fresh-code.css';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { Note } from '../../kit/note/note.tsx';
import { RadioList } from '../../kit/radio-list/radio-list.tsx';
import { now, useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { Form, FormProblem } from '../form/form.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { knownDevice, sendFreshCode, type FreshCode, type Registered } from './fresh-code.api.ts';
import { freshCodeWords } from './fresh-code.words.ts';

type Channel = 'mobile' | 'email';
type Props = {
  registered: Registered;
  button: string;
  destroys?: boolean;
  /** What the code is for; the form is empty again afterwards. */
  onCode: (code: FreshCode) => Promise<void>;
};

/** Refusals that name no field and stand beside the code. */
const refusals = {
  ...{ codeTooSoon: 'code', codeNotSent: 'code', codeRestricted: 'code', tooOften: 'code' },
  tooManyDownloads: 'code',
} as const;

/** A fresh code to a registered address, for what a session alone may not do. */
export function FreshCodeForm({ registered, button, destroys, onCode }: Props) {
  const say = useWords(freshCodeWords);
  const shownAt = useNow(1_000);
  const possible = (['email', 'mobile'] as const).filter((one) => registered[one]);
  const [channel, setChannel] = useState<Channel>(possible[0] ?? 'email');
  const [sent, setSent] = useState<{ flowId: string; to: string; resendAt: number }>();
  const [code, setCode] = useState('');
  const form = useSubmit({ fields: ['code'], refusals });
  if (possible.length === 0) return <Note>{say.noAddress}</Note>;

  async function ask() {
    const { flowId, resendAfter } = await sendFreshCode(channel);
    setSent({ flowId, to: registered[channel] ?? '', resendAt: now() + resendAfter * 1000 });
    form.focus('code');
  }
  async function use() {
    if (!sent || !code) return { code: say.wrongCode };
    await onCode({ flowId: sent.flowId, code, device: knownDevice() });
    setSent(undefined);
    setCode('');
    return undefined;
  }
  const wait = sent ? Math.ceil((sent.resendAt - shownAt) / 1000) : 0;

  return (
    <Form by={form} className="fresh-code" onSubmit={use}>
      {possible.length > 1 && (
        <div className="fresh-code__channels">
          <p aria-hidden="true">{say.sendTo}</p>
          <RadioList
            label={say.sendTo}
            options={possible.map((one) => ({ value: one, text: say[one](registered[one] ?? '') }))}
            chosen={channel}
            onChoose={(chosen) => setChannel(chosen as Channel)}
          />
        </div>
      )}
      <Field
        {...form.at('code')}
        label={say.code}
        value={code}
        hint={sent ? say.sentTo(sent.to) : undefined}
        className="num"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 8))}
        end={
          <button
            type="button"
            className="fresh-code__send"
            disabled={wait > 0}
            onClick={() => form.submit(ask, 'send code')}
          >
            {say.getCode}
            {wait > 0 && <span className="num"> {wait}</span>}
          </button>
        }
      />
      <FormProblem of={form} />
      <Button block look={destroys ? 'danger' : 'primary'} type="submit">
        {button}
      </Button>
    </Form>
  );
}
