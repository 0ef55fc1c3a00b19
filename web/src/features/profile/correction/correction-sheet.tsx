import './correction.css';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from 'contract/calls/profile';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { SelectField } from '../../../kit/field/select-field.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { Segment } from '../../../kit/segment/segment.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { AddressSheet } from '../address/address-sheet.tsx';
import { profileWords } from '../profile.words.ts';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import { askOnce } from './ask-once.ts';
import { correctedFields, type CorrectedField, correctionDraft, isText, languageChoices } from './correction-draft.ts';
import { CorrectionField } from './correction-field.tsx';
import { correctionWords } from './correction.words.ts';
import { requestIn } from './correction-rules.ts';

type Props = { record: Profile; onClose: () => void };

/** Asks for the correction of one field, with what is on record beside it. */
export default function CorrectionSheet({ record, onClose }: Props) {
  const say = { ...useWords(profileWords), ...useWords(correctionWords) };
  const queries = useQueryClient();
  const spoken = useLanguage();
  const draft = useStore(correctionDraft);
  const request = requestIn(record, draft, spoken);
  const { field, language, onRecord, waiting, declined } = request;
  const form = useSubmit<'text'>({ fields: ['text'], about: `${field} ${language}` });
  const [confirming, confirm] = useState(false);

  return (
    <Sheet title={say.askFor} closeText={say.close} onClose={onClose}>
      <Form by={form} className="correction-form" onSubmit={() => askOnce(queries, request, say, onClose)}>
        <SelectField
          label={say.field}
          value={field}
          groups={[]}
          others={correctedFields.map((value) => ({ value, text: say[value] }))}
          onChange={({ target }) => correctionDraft.change({ field: target.value as CorrectedField })}
        />
        {isText(field) && (
          <Segment
            name="correction-language"
            label={say.language}
            choices={languageChoices(say)}
            chosen={language}
            onChoose={(chosen) => correctionDraft.change({ language: chosen })}
          />
        )}
        <div className="correction-form__record">
          <p className="text-caption">{say.onRecord}</p>
          <p className="num" dir="auto">
            {(field === 'mobile' ? readableMobile(onRecord) : onRecord) || say.nothingOnRecord}
          </p>
        </div>
        <CorrectionField {...{ request }} {...form.at('text')} onConfirm={() => confirm(true)} />
        {waiting && <Note>{field === 'profile' ? say.replacesLong : say.replaces(waiting.to)}</Note>}
        {!waiting && declined?.reason && <Note>{say.wasDeclined(declined.reason)}</Note>}
        <FormProblem of={form} />
        <p className="text-note">{isText(field) ? say.checks : say.checksAddress}</p>
        <Button block type="submit">
          {say.submit}
        </Button>
      </Form>
      {confirming && !isText(field) && (
        <AddressSheet
          channel={field}
          address={request.text}
          before={onRecord}
          onClose={() => confirm(false)}
          onConfirmed={() => {
            correctionDraft.change({ confirmed: { ...correctionDraft.get().confirmed, [field]: request.text } });
            confirm(false);
          }}
        />
      )}
      <SpinnerInDialog />
    </Sheet>
  );
}
