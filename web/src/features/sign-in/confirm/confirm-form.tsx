import { Button } from '../../../kit/button/button.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import type { CodeWay } from '../code/address.ts';
import { CodeField } from '../code/code-field.tsx';
import { codePlaces } from '../code/code-places.ts';
import { secondsUntil } from '../code/countdown.ts';
import { signInWords } from '../sign-in.words.ts';
import type { Ways } from './confirm.api.ts';
import { confirmWords } from './confirm.words.ts';
import { confirmDraft, useConfirmDraft } from './confirm-draft.ts';
import { waysInOrder, wayToUse } from './confirm-rules.ts';
import { sendCodeTo, useConfirm } from './use-confirmation.ts';

type Props = { ways: Ways; onConfirmed: () => void };

/** Where to, the code, Confirm: what was typed stays whatever happens. */
export function ConfirmForm({ ways, onConfirmed }: Props) {
  const say = useWords(confirmWords);
  const { sentTo } = useWords(signInWords);
  useNow(1_000);
  const possible = waysInOrder(ways, useLanguage());
  const draft = useConfirmDraft();
  const way = wayToUse(possible, draft);
  const form = useSubmit({ fields: ['code'], refusals: codePlaces, about: way ?? '' });
  const confirm = useConfirm();
  if (!way) return <Note>{say.noWay}</Note>;

  const { digits, resendAt } = draft.sent[way] ?? { digits: 0, resendAt: 0 };
  const to = ways[way] ?? '';
  // Where there is no other way, nothing above says where the code goes.
  const announced = possible.length === 1 ? `${say.sendTo} ${say[way](to)}` : undefined;
  const hint = digits > 0 ? sentTo(to) : announced;
  async function send(to: CodeWay) {
    await sendCodeTo(to);
    form.focus('code');
  }
  async function confirmBy(way: CodeWay) {
    const problems = await confirm(way);
    if (!problems) onConfirmed();
    return problems;
  }

  return (
    <Form by={form} className="confirm-session__form" onSubmit={() => confirmBy(way)}>
      {possible.length > 1 && (
        <div className="confirm-session__ways">
          <p aria-hidden="true">{say.sendTo}</p>
          <RadioList
            name="confirmation way"
            label={say.sendTo}
            options={possible.map((one) => ({ value: one, text: say[one](ways[one] ?? '') }))}
            chosen={way}
            onChoose={(chosen) => confirmDraft.set({ way: chosen as CodeWay })}
          />
        </div>
      )}
      <CodeField
        {...form.at('code')}
        code={draft.code}
        digits={digits}
        bySms={way === 'mobile'}
        hint={hint}
        wait={secondsUntil(resendAt)}
        onCode={(typed) => confirmDraft.set({ code: typed })}
        onSend={() => form.submit(() => send(way), 'send code')}
      />
      <FormProblem of={form} />
      <Button block type="submit">
        {say.confirm}
      </Button>
    </Form>
  );
}
