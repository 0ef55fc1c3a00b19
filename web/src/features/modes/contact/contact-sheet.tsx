import './contact.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactPerson, OwnModes } from 'contract/calls/modes';
import { transportCodes } from 'contract/wire/codes';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../kit/button/button.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { freshCodeQueries, type FreshCode } from '../../../shell/fresh-code/fresh-code.api.ts';
import { FreshCodeForm } from '../../../shell/fresh-code/fresh-code-form.tsx';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { useTellUnsent } from '../../../shell/use-tell-unsent.ts';
import { fetchOwnAgain, nameContact } from '../modes.api.ts';
import { ContactForm } from './contact-form.tsx';
import { contactFormWords } from './contact-form.words.ts';
import { addressesIn, type ContactField, draftOf, invites, mayThenSeeSchedule } from './contact-rules.ts';

type Props = {
  own: OwnModes;
  onClose: () => void;
  onNamed: (contact: ContactPerson) => Promise<void>;
};

const fields = ['name', 'mobile', 'email'] as const;

/** Names or changes the contact person: first who it is, then a fresh code to the delegate's own address. */
export default function ContactSheet({ own, onClose, onNamed }: Props) {
  const say = useWords(contactFormWords);
  const queries = useQueryClient();
  const language = useLanguage();
  const [begun] = useState(() => draftOf(own.contact, language));
  const [draft, setDraft] = useState(begun);
  const [step, setStep] = useState<'details' | 'code'>();
  const codeLead = useRef<HTMLParagraphElement>(null);
  const [notSaved, setNotSaved] = useState(false);
  useTellUnsent(draft !== begun);
  const form = useSubmit<ContactField>({ fields });

  async function save(code: FreshCode) {
    setNotSaved(false);
    try {
      const seesSchedule = mayThenSeeSchedule(draft, own.contact);
      const named = await nameContact({ ...addressesIn(draft), seesSchedule, ...code });
      await fetchOwnAgain(queries);
      await onNamed(named);
    } catch (failure) {
      if (isRefusal(failure) && fields.some((field) => failure.fields[field])) showBeside(failure);
      setNotSaved(failure instanceof CallFailure && !isRefusal(failure));
      throw failure;
    }
  }
  /** The server knows more than the phone, for example that the address is one's own in another form. */
  function showBeside(failure: CallFailure): never {
    // A field that is out of sight cannot take the focus.
    flushSync(() => setStep('details'));
    form.submit(() => Promise.reject(failure), 'save');
    // The form of the code keeps what was typed and shows nothing.
    throw new CallFailure(transportCodes.abort, failure.msg);
  }

  function askForCode() {
    flushSync(() => setStep('code'));
    codeLead.current?.focus();
  }

  return (
    <Sheet title={own.contact ? say.edit : say.add} closeText={say.close} onClose={onClose}>
      <div hidden={step === 'code'}>
        <ContactForm
          {...{ form, draft, own }}
          onType={(part) => setDraft((typed) => ({ ...typed, ...part }))}
          onNext={askForCode}
        />
      </div>
      {/* It stays on the way back to the details, because the code that was sent still counts. */}
      {step && (
        <div hidden={step !== 'code'}>
          <CodeStep
            {...{ lead: codeLead, notSaved, button: invites(draft, own.contact) ? say.save : say.saveName }}
            onCode={save}
            onBack={() => setStep('details')}
          />
        </div>
      )}
      <SpinnerInDialog />
    </Sheet>
  );
}

type StepProps = {
  lead: Ref<HTMLParagraphElement>;
  button: string;
  notSaved: boolean;
  onCode: (code: FreshCode) => Promise<void>;
  onBack: () => void;
};

function CodeStep({ lead, button, notSaved, onCode, onBack }: StepProps) {
  const say = useWords(contactFormWords);
  const registered = useQuery(freshCodeQueries.registered());
  return (
    <div className="contact-form">
      <p ref={lead} tabIndex={-1} className="text-sub">
        {say.codeFirst}
      </p>
      <div role="alert">{notSaved && <Note warn>{say.notSaved}</Note>}</div>
      <Loaded from={registered}>
        {(known) => <FreshCodeForm registered={known} button={button} onCode={onCode} />}
      </Loaded>
      <Button look="quiet" block onClick={onBack}>
        {say.back}
      </Button>
    </div>
  );
}
