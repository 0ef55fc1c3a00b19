import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { codeRefusals } from '../code/refusals-beside-code.ts';
import { useConfirmAtDesk } from './confirm-by-code.ts';
import { confirmWords } from './confirm.words.ts';

const digits = 8;

/** For a person whom no code can reach: the Secretariat hands one over. */
export function DeskCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const say = useWords(confirmWords);
  const [code, setCode] = useState('');
  const form = useSubmit({ fields: ['code'], refusals: codeRefusals });
  const confirm = useConfirmAtDesk();

  async function send() {
    const problems = await confirm(code);
    if (!problems) onConfirmed();
    return problems;
  }
  return (
    <Form by={form} className="confirm-session__form" onSubmit={send}>
      <Note>{say.noAddress}</Note>
      <Field
        {...form.at('code')}
        label={say.deskCode}
        value={code}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, digits))}
      />
      <FormProblem of={form} />
      <Button block type="submit">
        {say.confirm}
      </Button>
    </Form>
  );
}
