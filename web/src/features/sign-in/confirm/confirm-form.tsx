import { Button } from '../../../kit/button/button.tsx';
import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import type { CodeChannel } from '../code/code-address.ts';
import { CodeField } from '../../../shell/code-field/code-field.tsx';
import { codeRefusals } from '../code/refusals-beside-code.ts';
import { secondsUntil } from '../../../shell/code-field/seconds-or-minutes.ts';
import { RefusalExplained } from '../refusal-explained.tsx';
import { signInWords } from '../sign-in.words.ts';
import type { ConfirmationAddresses } from './confirm.api.ts';
import { confirmWords } from './confirm.words.ts';
import { confirmDraft, useConfirmDraft } from './confirm-draft.ts';
import { DeskCodeForm } from './desk-code-form.tsx';
import { channelsInOrder, channelToUse } from './channel-to-use.ts';
import { sendCodeTo, useConfirm } from './confirm-by-code.ts';

type Props = { addresses: ConfirmationAddresses; onConfirmed: () => void };

/** The address, the code and Confirm. What the user typed stays, whatever happens. */
export function ConfirmForm({ addresses, onConfirmed }: Props) {
  const say = useWords(confirmWords);
  const { sentTo } = useWords(signInWords);
  useNow(1_000);
  const possible = channelsInOrder(addresses, useLanguage());
  const draft = useConfirmDraft();
  const channel = channelToUse(possible, draft);
  const form = useSubmit({ fields: ['code'], refusals: codeRefusals, about: channel ?? '' });
  const confirm = useConfirm();
  if (!channel) return <DeskCodeForm onConfirmed={onConfirmed} />;

  const { digits, resendAt } = draft.sent[channel] ?? { digits: 0, resendAt: 0 };
  const to = addresses[channel] ?? '';
  // With a single channel there is no list above that says where the code goes.
  const announced = possible.length === 1 ? `${say.sendTo} ${say[channel](to)}` : undefined;
  const hint = digits > 0 ? sentTo(to) : announced;
  async function send(to: CodeChannel) {
    await sendCodeTo(to);
    form.focus('code');
  }
  async function confirmBy(channel: CodeChannel) {
    const problems = await confirm(channel);
    if (!problems) onConfirmed();
    return problems;
  }

  return (
    <Form by={form} className="confirm-session__form" onSubmit={() => confirmBy(channel)}>
      <p>{say.lead}</p>
      {possible.length > 1 && (
        <div className="confirm-session__channels">
          <p aria-hidden="true">{say.sendTo}</p>
          <RadioList
            label={say.sendTo}
            options={possible.map((one) => ({ value: one, text: say[one](addresses[one] ?? '') }))}
            chosen={channel}
            onChoose={(chosen) => confirmDraft.set({ channel: chosen as CodeChannel })}
          />
        </div>
      )}
      <CodeField
        {...form.at('code')}
        code={draft.code}
        digits={digits}
        bySms={channel === 'mobile'}
        hint={hint}
        wait={secondsUntil(resendAt)}
        onCode={(typed) => confirmDraft.set({ code: typed })}
        onSend={() => form.submit(() => send(channel), 'send code')}
      />
      <RefusalExplained by={form} />
      <FormProblem of={form} />
      <Button block type="submit">
        {say.confirm}
      </Button>
    </Form>
  );
}
