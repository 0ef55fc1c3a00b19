import { useQueryClient } from '@tanstack/react-query';
import type { Friend } from 'contract/calls/cards';
import { cardLengths } from 'contract/card-lengths';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, noteFriend } from '../cards.api.ts';
import { CountedText } from '../counted-text.tsx';
import { friendWords } from './friends.words.ts';
import { dropNote, type Noted, noteDraft, typeNote } from './note-draft.ts';

/** Where the viewer met the friend, and a note that only the viewer reads. */
export function NoteForm({ friend: { id, met, note } }: { friend: Friend }) {
  const say = useWords(friendWords);
  const queries = useQueryClient();
  const typed = { met, note, ...useStore(noteDraft).typed[id] };
  const form = useSubmit<keyof Noted>({ fields: ['met', 'note'] });
  const trimmed = { met: typed.met.trim(), note: typed.note.trim() };
  const unchanged = trimmed.met === met && trimmed.note === note;

  async function save() {
    const over = (['met', 'note'] as const).filter((field) => trimmed[field].length > cardLengths[field]);
    if (over.length > 0) return Object.fromEntries(over.map((field) => [field, say.tooLong(cardLengths[field])]));
    try {
      await noteFriend({ id, ...trimmed });
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === undefined) return { form: say.notSaved };
      // A friend who was deleted meanwhile closes.
      if (isRefusal(failure)) await fetchOwnAgain(queries);
      throw failure;
    }
    await fetchOwnAgain(queries);
    dropNote(id);
    return overlay.toast(say.saved);
  }
  return (
    <Form by={form} className="friend-note" onSubmit={save}>
      <Field
        {...form.at('met')}
        label={say.met}
        dir="auto"
        value={typed.met}
        onChange={({ target }) => typeNote(id, { met: target.value })}
      />
      <CountedText
        {...form.at('note')}
        label={say.note}
        hint={say.onlyYou}
        value={typed.note}
        most={cardLengths.note}
        count={say.charactersOf(trimmed.note.length, cardLengths.note)}
        onChange={({ target }) => typeNote(id, { note: target.value })}
      />
      <FormProblem of={form} />
      {!unchanged && (
        <Button block look="secondary" type="submit">
          {say.save}
        </Button>
      )}
    </Form>
  );
}
