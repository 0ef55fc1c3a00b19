import '../profile-foot.css';
import './profile-form.css';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile, ProfileText } from 'contract/calls/profile';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { MobileField } from '../../../shell/mobile-number/mobile-field.tsx';
import { AddressLine } from '../address/address-line.tsx';
import { AddressSheet } from '../address/address-sheet.tsx';
import type { CodeChannel } from '../profile.api.ts';
import { profileWords } from '../profile.words.ts';
import { OtherLanguage } from './other-language.tsx';
import { both, type FormField, otherField, profileDraft, textFields, typeText, valuesOf } from './profile-draft.ts';
import { addressesIn, bodyOf, problemsIn } from './profile-form-rules.ts';
import { profileFormWords } from './profile-form.words.ts';
import { submitOnce } from './submit-once.ts';
import { TextField } from './text-field.tsx';

type Props = { record: Profile; photo: ReactNode };

const fields: FormField[] = [
  ...(['name', 'organisation', 'title', 'mobile', 'email', 'profile'] as const),
  ...Object.values(otherField),
];

/** The profile before it is submitted, once. It begins with what was imported, and keeps what was typed. */
export function ProfileForm({ record, photo }: Props) {
  const say = { ...useWords(profileWords), ...useWords(profileFormWords) };
  const queries = useQueryClient();
  const language = useLanguage();
  const { own, other } = both(language);
  const typed = useStore(profileDraft);
  const values = valuesOf(record, typed, language);
  const addresses = addressesIn(values, record, typed.confirmed);
  const form = useSubmit<FormField>({ fields });
  const [confirming, confirm] = useState<CodeChannel>();

  async function submit() {
    const problems = problemsIn(values, addresses, language, say);
    // A field that is out of sight cannot take the focus.
    if (textFields.some((field) => problems[otherField[field]]))
      flushSync(() => profileDraft.change({ showsOther: true }));
    if (Object.keys(problems).length > 0) return problems;
    return submitOnce(queries, bodyOf(values, addresses, record, language), say);
  }

  const text = (field: ProfileText) => (
    <TextField
      {...form.at(field)}
      {...{ field, label: say[field], value: values[own][field] }}
      onType={(value) => typeText(own, field, value)}
    />
  );
  return (
    <>
      <Form by={form} className="profile-form fills" onSubmit={submit}>
        <p className="text-sub">{say.lead}</p>
        {photo}
        {text('name')}
        {text('organisation')}
        {text('title')}
        <div>
          <MobileField
            {...form.at('mobile')}
            {...{ label: say.mobile, region: values.region, number: values.number }}
            onType={(part) => profileDraft.change(part)}
          />
          <AddressLine state={addresses.mobile.state} onConfirm={() => confirm('mobile')} />
        </div>
        <div>
          <Field
            {...form.at('email')}
            {...{ label: say.email, value: values.email, type: 'email', inputMode: 'email' }}
            autoComplete="email"
            autoCapitalize="none"
            onChange={(event) => profileDraft.change({ email: event.target.value })}
          />
          <AddressLine state={addresses.email.state} onConfirm={() => confirm('email')} />
        </div>
        {text('profile')}
        <OtherLanguage open={typed.showsOther} onToggle={() => profileDraft.change({ showsOther: !typed.showsOther })}>
          {textFields.map((field) => (
            <TextField
              key={field}
              {...form.at(otherField[field])}
              {...{ field, label: say.inLanguage(say[field], other), value: values[other][field], language: other }}
              onType={(value) => typeText(other, field, value)}
            />
          ))}
        </OtherLanguage>
        <div className="profile-foot">
          <FormProblem of={form} />
          <p className="text-caption">{say.once}</p>
          <Button block type="submit">
            {say.submit}
          </Button>
        </div>
      </Form>
      {confirming && (
        <AddressSheet
          channel={confirming}
          address={addresses[confirming].address}
          before={record[confirming]}
          onClose={() => confirm(undefined)}
          onConfirmed={() => {
            const confirmed = { ...profileDraft.get().confirmed, [confirming]: addresses[confirming].address };
            profileDraft.change({ confirmed });
            confirm(undefined);
          }}
        />
      )}
    </>
  );
}
