import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { RadioList } from '../../../kit/radio-list/radio-list.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import type { CodeWay } from '../code/address.ts';
import { CodeField } from '../code/code-field.tsx';
import { secondsUntil } from '../code/countdown.ts';
import { signInWords } from '../sign-in.words.ts';
import type { Ways } from './confirm.api.ts';
import { confirmWords } from './confirm.words.ts';
import { confirmDraft, useConfirmDraft } from './confirm-draft.ts';
import { waysInOrder, wayToUse } from './confirm-rules.ts';
import { type ConfirmProblems, type Outcome, sendCodeTo, useConfirm } from './use-confirmation.ts';

type Props = { ways: Ways; onConfirmed: () => void };

/** Where to, the code, Confirm: what was typed stays whatever happens. */
export function ConfirmForm({ ways, onConfirmed }: Props) {
  const say = useWords(confirmWords);
  const { sentTo } = useWords(signInWords);
  useNow(1_000);
  const possible = waysInOrder(ways, useLanguage());
  const draft = useConfirmDraft();
  const way = wayToUse(possible, draft);
  const code = useRef<HTMLInputElement>(null);
  const { problems, perform } = usePerforming(way);
  const confirm = useConfirm();
  if (!way) return <Note>{say.noWay}</Note>;

  const { digits, resendAt } = draft.sent[way] ?? { digits: 0, resendAt: 0 };
  const to = ways[way] ?? '';
  // Where there is no other way, nothing above says where the code goes.
  const announced = possible.length === 1 ? `${say.sendTo} ${say[way](to)}` : undefined;
  const hint = digits > 0 ? sentTo(to) : announced;
  const focusCode = () => code.current?.focus();
  const send = () => perform(() => sendCodeTo(way), focusCode, focusCode);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (way) perform(() => confirm(way), onConfirmed, focusCode);
  }

  return (
    <form className="confirm-session__form" noValidate onSubmit={submit}>
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
        ref={code}
        code={draft.code}
        digits={digits}
        bySms={way === 'mobile'}
        hint={hint}
        error={problems.code}
        wait={secondsUntil(resendAt)}
        onCode={(typed) => confirmDraft.set({ code: typed })}
        onSend={send}
      />
      {problems.form && (
        <div role="alert">
          <Note warn>{problems.form}</Note>
        </div>
      )}
      <Button block type="submit">
        {say.confirm}
      </Button>
    </form>
  );
}

/** One thing at a time. Its problems belong to the way, and to the language they were said in. */
function usePerforming(way: CodeWay | undefined) {
  const language = useLanguage();
  const busy = useRef(false);
  const [told, setTold] = useState<{ way: CodeWay | undefined; language: string; problems: ConfirmProblems }>();

  async function act(action: () => Promise<Outcome>, onDone: () => void, onProblem: () => void) {
    if (busy.current) return;
    busy.current = true;
    const { problems, done } = await action();
    busy.current = false;
    setTold({ way, language, problems });
    if (done) onDone();
    else if (problems.code) onProblem();
  }
  return {
    problems: told?.way === way && told?.language === language ? told.problems : {},
    perform: (...asked: Parameters<typeof act>) => void act(...asked),
  };
}
