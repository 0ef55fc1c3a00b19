import type { ComponentProps } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { MobileField } from '../../../shell/mobile-number/mobile-field.tsx';
import { AddressLine } from '../address/address-line.tsx';
import { TextField } from '../form/text-field.tsx';
import { profileWords } from '../profile.words.ts';
import { correctionDraft, isText, typeText } from './correction-draft.ts';
import type { Request } from './correction-rules.ts';
import { correctionWords } from './correction.words.ts';

type Props = Pick<ComponentProps<typeof MobileField>, 'ref' | 'error'> & { request: Request; onConfirm: () => void };

/** The field for what is right, of the kind of what is corrected. */
export function CorrectionField({ request, onConfirm, ref, error }: Props) {
  const say = { ...useWords(profileWords), ...useWords(correctionWords) };
  const { field, language, typed, state } = request;
  const shared = { ref, error, label: say.newText(say[field]) };
  if (isText(field))
    return (
      <TextField
        {...shared}
        {...{ field, language, value: typed.text }}
        onType={(text) => typeText(field, language, text)}
      />
    );
  return (
    <div>
      {field === 'mobile' ? (
        <MobileField
          {...shared}
          {...{ region: typed.region, number: typed.number }}
          onType={(part) => correctionDraft.change(part)}
        />
      ) : (
        <Field
          {...shared}
          {...{ value: typed.text, type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' }}
          onChange={({ target }) => typeText(field, language, target.value)}
        />
      )}
      {state && <AddressLine state={state} onConfirm={onConfirm} />}
    </div>
  );
}
