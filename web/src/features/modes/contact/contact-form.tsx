import type { ContactPerson, OwnModes } from 'contract/calls/modes';
import { cardLengths } from 'contract/card-lengths';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { Switch } from '../../../kit/switch/switch.tsx';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import type { Submit } from '../../../shell/form/use-submit.ts';
import { MobileField } from '../../../shell/mobile-number/mobile-field.tsx';
import { type ContactDraft, type ContactField, invites, mustConfirmAgain, problemsIn } from './contact-rules.ts';
import { contactFormWords } from './contact-form.words.ts';
import { contactWords } from './contact.words.ts';

type Props = {
  form: Submit<ContactField>;
  draft: ContactDraft;
  own: OwnModes;
  onType: (part: Partial<ContactDraft>) => void;
  /** Everything is right as far as the phone can tell. */
  onNext: () => void;
};

/** Who the contact person is; the code comes after it. */
export function ContactForm({ form, draft, own, onType, onNext }: Props) {
  const say = useWords(contactFormWords);
  const { contact } = own;

  async function check() {
    const problems = problemsIn(draft, own, say);
    if (Object.keys(problems).length > 0) return problems;
    return onNext();
  }
  return (
    <Form by={form} className="contact-form" onSubmit={check}>
      <p className="text-sub">{say.lead}</p>
      <Field
        {...form.at('name')}
        {...{ label: say.name, value: draft.name, maxLength: cardLengths.contactName }}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onType({ name: target.value })}
      />
      <MobileField
        {...form.at('mobile')}
        {...{ label: say.mobile, region: draft.region, number: draft.number, onType }}
      />
      <Field
        {...form.at('email')}
        {...{ label: say.email, value: draft.email, type: 'email', inputMode: 'email' }}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => onType({ email: target.value })}
      />
      {invites(draft, contact) && <MaySeeSchedule draft={draft} onType={onType} />}
      <div role="status">{contact && mustConfirmAgain(draft, contact) && <Suspends contact={contact} />}</div>
      <FormProblem of={form} />
      <Button block type="submit">
        {say.next}
      </Button>
    </Form>
  );
}

function MaySeeSchedule({ draft, onType }: Pick<Props, 'draft' | 'onType'>) {
  const say = useWords(contactWords);
  const { contact } = say;
  const label = say.seesSchedule(draft.name.trim() || contact);
  return (
    <div className="contact-switch row">
      <div className="grows">
        <p>{label}</p>
        <p className="text-caption">{say.seesScheduleMeans}</p>
      </div>
      <Switch name={label} on={draft.seesSchedule} onTap={() => onType({ seesSchedule: !draft.seesSchedule })} />
    </div>
  );
}

function Suspends({ contact }: { contact: ContactPerson }) {
  const say = useWords(contactFormWords);
  return <Note warn>{say.confirmAgain(contact.name)}</Note>;
}
