import { useQueryClient } from '@tanstack/react-query';
import type { getConfirmationAddresses } from 'contract/calls/sign-in';
import type { AnswerOf } from 'contract/wire/call';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { Note } from '../../kit/note/note.tsx';
import { RadioList } from '../../kit/radio-list/radio-list.tsx';
import { now, useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { Form, FormProblem } from '../../shell/form/form.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { calendarQueries, mailAddress, openAddress, sendCode } from './calendars.api.ts';
import { calendarWords } from './calendars.words.ts';

type Registered = AnswerOf<typeof getConfirmationAddresses>;
type Props = {
  registered: Registered;
  byEmail: boolean;
  /** The day on which an address was opened that still is. */
  openSince: string | undefined;
  onOpened: (address: string) => void;
};
type Channel = 'mobile' | 'email';

/** Refusals that name no field and stand beside the code. */
const refusals = { codeTooSoon: 'code', codeNotSent: 'code', codeRestricted: 'code', tooOften: 'code' } as const;

/** A fresh code to a registered address opens the private address of the timeline. */
export function AddressForm({ registered, byEmail, openSince, onOpened }: Props) {
  const say = useWords(calendarWords);
  const queries = useQueryClient();
  const shownAt = useNow(1_000);
  const possible = (['email', 'mobile'] as const).filter((one) => registered[one]);
  const [channel, setChannel] = useState<Channel>(possible[0] ?? 'email');
  const [sent, setSent] = useState<{ flowId: string; to: string; resendAt: number }>();
  const [code, setCode] = useState('');
  const form = useSubmit({ fields: ['code'], refusals });
  if (byEmail && !registered.email) return <Note>{say.noEmail}</Note>;
  if (possible.length === 0) return <Note>{say.noAddress}</Note>;

  async function ask() {
    const { flowId, resendAfter } = await sendCode(channel);
    setSent({ flowId, to: registered[channel] ?? '', resendAt: now() + resendAfter * 1000 });
    form.focus('code');
  }
  async function open() {
    if (!sent || !code) return { code: say.wrongCode };
    const typed = { flowId: sent.flowId, code };
    if (byEmail) overlay.toast(say.mailed((await mailAddress(typed)).email));
    else onOpened((await openAddress(typed)).address);
    setSent(undefined);
    setCode('');
    await queries.invalidateQueries({ queryKey: calendarQueries.address().queryKey });
    return undefined;
  }
  const wait = sent ? Math.ceil((sent.resendAt - shownAt) / 1000) : 0;

  return (
    <Form by={form} className="calendar-sheet__form" onSubmit={open}>
      {openSince && <p>{say.openSince(openSince)}</p>}
      {possible.length > 1 && (
        <div className="calendar-sheet__channels">
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
            className="calendar-sheet__send"
            disabled={wait > 0}
            onClick={() => form.submit(ask, 'send code')}
          >
            {say.getCode}
            {wait > 0 && <span className="num"> {wait}</span>}
          </button>
        }
      />
      <FormProblem of={form} />
      <Button block type="submit">
        {byEmail ? say.mail : say.open}
      </Button>
    </Form>
  );
}
