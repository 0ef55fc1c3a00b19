import './own-item.css';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnItem } from 'contract/calls/favourites';
import type { Places } from 'contract/calls/places';
import { longestContent, longestDetails, longestLocation } from 'contract/own-item-lengths';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { AreaField } from '../../../kit/field/area-field.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { SelectField } from '../../../kit/field/select-field.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import type { Entry, MinutesOnFoot } from '../timeline-rules.ts';
import { type Draft, type DraftField, draftOf, newDraft, problemsIn } from './own-item-rules.ts';
import { deleteItem, newestVersion, saveOwnItem } from './own-item-writes.ts';
import { ownItemWords } from './own-item.words.ts';
import { OverlapNote } from './overlap-note.tsx';
import { useTellUnsent } from '../../../shell/use-tell-unsent.ts';

type Props = {
  /** The entry that is edited; a new one has none. */
  item: OwnItem | undefined;
  /** The day that is shown, and the days of the Forum. */
  day: string;
  days: readonly string[];
  places: Pick<Places, 'places'>;
  entries: readonly Entry[];
  minutesOnFoot: MinutesOnFoot;
  now: number;
  timeZone: string;
  onClose: () => void;
};

const fields: DraftField[] = ['content', 'details', 'date', 'from', 'to', 'location', 'venue'];

export function OwnItemSheet({ item, day, days, places, onClose, now, timeZone, ...around }: Props) {
  const say = useWords(ownItemWords);
  const queries = useQueryClient();
  const [begun] = useState(() => (item ? draftOf(item, timeZone) : newDraft(day, now, timeZone)));
  const [draft, setDraft] = useState(begun);
  useTellUnsent(fields.some((field) => draft[field] !== begun[field]));
  const [version, setVersion] = useState(item?.version ?? 0);
  const form = useSubmit<DraftField>({ fields });

  const at = (field: DraftField) => ({
    ...form.at(field),
    label: say[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft((typed) => ({ ...typed, [field]: target.value })),
  });

  async function save() {
    const problems = problemsIn(draft, say);
    if (Object.keys(problems).length > 0) return problems;
    try {
      await saveOwnItem(queries, trimmed(draft), item && { id: item.id, version });
    } catch (failure) {
      if (item && isRefusal(failure, 'itemChangedMeanwhile'))
        setVersion((await newestVersion(queries, item.id)) ?? version);
      if (isRefusal(failure) || !(failure instanceof CallFailure)) throw failure;
      return { form: say.notSaved };
    }
    return onClose();
  }

  function remove(deleted: OwnItem) {
    onClose();
    void deleteItem(queries, deleted);
  }

  return (
    <Sheet title={item ? say.edit : say.add} closeText={say.close} onClose={onClose}>
      <Form by={form} className="own-item-form" onSubmit={save}>
        <Field {...at('content')} maxLength={longestContent} />
        <AreaField {...at('details')} maxLength={longestDetails} />
        <div className="own-item-form__when">
          <Field {...at('date')} type="date" min={days[0]} max={days.at(-1)} />
          <Field {...at('from')} type="time" />
          <Field {...at('to')} type="time" />
        </div>
        <Field {...at('location')} maxLength={longestLocation} />
        <SelectField
          {...at('venue')}
          nothing={say.chooseVenue}
          groups={hallsByPlace(places)}
          others={[{ value: 'other', text: say.otherVenue }]}
        />
        <OverlapNote {...{ draft, timeZone, ...around }} itemId={item?.id} />
        <FormProblem of={form} />
        <div className="own-item-form__actions row">
          <Button look="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" className="grows">
            {say.save}
          </Button>
        </div>
        <p className="own-item-form__only-you text-caption">{say.onlyYou}</p>
        {item && (
          <Button look="quiet" block className="own-item-form__delete" onClick={() => remove(item)}>
            {say.delete}
          </Button>
        )}
      </Form>
    </Sheet>
  );
}

function trimmed(draft: Draft): Draft {
  return { ...draft, content: draft.content.trim(), details: draft.details.trim(), location: draft.location.trim() };
}

/** The Forum's halls by building; a building without halls has none to choose. */
function hallsByPlace({ places }: Pick<Places, 'places'>) {
  return places
    .filter(({ halls }) => halls.length > 0)
    .map(({ name, halls }) => ({ label: name, options: halls.map(({ id, name: text }) => ({ value: id, text })) }));
}
