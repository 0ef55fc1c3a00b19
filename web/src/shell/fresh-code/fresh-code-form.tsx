import './fresh-code.css';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Note } from '../../kit/note/note.tsx';
import { RadioList } from '../../kit/radio-list/radio-list.tsx';
import { useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { CodeField } from '../code-field/code-field.tsx';
import { secondsUntil } from '../code-field/seconds-or-minutes.ts';
import { Form, FormProblem } from '../form/form.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { knownDevice, sendFreshCode, type FreshCode, type Registered } from './fresh-code.api.ts';
import { freshCodeWords } from './fresh-code.words.ts';

type Channel = 'mobile' | 'email';
type Sent = { flowId: string; digits: number; resendAt: number };
type Props = {
  registered: Registered;
  button: string;
  destroys?: boolean;
  /** What the code is for; the form is empty again afterwards. */
  onCode: (code: FreshCode) => Promise<void>;
};

/** Refusals that name no field and stand beside the code. */
const refusals = {
  codeTooSoon: 'code',
  codeNotSent: 'code',
  codeRestricted: 'code',
  tooOften: 'code',
  tooManyDownloads: 'code',
} as const;

/** A fresh code to a registered address, for what a session alone may not do. */
export function FreshCodeForm({ registered, button, destroys, onCode }: Props) {
  const say = useWords(freshCodeWords);
  useNow(1_000);
  const possible = (['email', 'mobile'] as const).filter((one) => registered[one]);
  const [channel, setChannel] = useState<Channel>(possible[0] ?? 'email');
  const [codes, setCodes] = useState<Partial<Record<Channel, Sent>>>({});
  const [code, setCode] = useState('');
  const form = useSubmit({ fields: ['code'], refusals });
  const sent = codes[channel];
  if (possible.length === 0) return <Note>{say.noAddress}</Note>;

  async function ask() {
    const { flowId, digits, resendAfter } = await sendFreshCode(channel);
    setCodes({ ...codes, [channel]: { flowId, digits, resendAt: Date.now() + resendAfter * 1000 } });
    setCode('');
    form.focus('code');
  }
  async function use() {
    if (!sent || !code) return { code: say.wrongCode };
    await onCode({ flowId: sent.flowId, code, device: knownDevice() });
    setCodes({});
    setCode('');
    return undefined;
  }

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
      <CodeField
        {...form.at('code')}
        code={code}
        digits={sent?.digits ?? 0}
        bySms={channel === 'mobile'}
        hint={sent && say.sentTo(registered[channel] ?? '')}
        wait={sent ? secondsUntil(sent.resendAt) : 0}
        onCode={setCode}
        onSend={() => form.submit(ask, 'send code')}
      />
      <FormProblem of={form} />
      <Button block look={destroys ? 'danger' : 'primary'} type="submit">
        {button}
      </Button>
    </Form>
  );
}
