import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { conflictText } from '../timeline/conflict-text.ts';
import { timelineWords } from '../timeline/timeline.words.ts';
import { conflictsWith, type Entry, type MinutesOnFoot, type OwnEntry } from '../timeline-rules.ts';
import { type Draft } from './own-item-rules.ts';
import { ownItemWords } from './own-item.words.ts';
import { momentIn } from '../../../lib/dates/moment-in.ts';

type Props = {
  draft: Draft;
  /** The entry that is edited is not in its own way. */
  itemId: string | undefined;
  entries: readonly Entry[];
  minutesOnFoot: MinutesOnFoot;
  timeZone: string;
};

/** What the typed times overlap; it informs, and saving stays possible. */
export function OverlapNote({ draft, itemId, entries, minutesOnFoot, timeZone }: Props) {
  const say = useWords(ownItemWords);
  const timeline = useWords(timelineWords);
  const typed = typedEntry(draft, itemId, timeZone);
  const conflict = typed && conflictsWith(typed, entries, minutesOnFoot)[0];
  return (
    <div role="status">
      {conflict && <Note warn>{`${conflictText(conflict, typed, timeline)}${say.stop}${say.canStillSave}`}</Note>}
    </div>
  );
}

function typedEntry({ date, from, to, venue, ...words }: Draft, itemId = '', timeZone: string): OwnEntry | undefined {
  const [start, end] = [momentIn(timeZone, date, from), momentIn(timeZone, date, to)];
  if (start === undefined || end === undefined || end <= start) return undefined;
  const hallId = venue === '' || venue === 'other' ? null : venue;
  const [startsAt, endsAt] = [new Date(start).toISOString(), new Date(end).toISOString()];
  const item = { id: itemId, version: 0, ...words, venue: hallId, startsAt, endsAt };
  return { kind: 'own', id: itemId, date, start, end, hallId, item };
}
