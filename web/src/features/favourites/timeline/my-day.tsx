import './my-day.css';
import type { OwnItem } from 'contract/calls/favourites';
import type { AgendaRow } from 'contract/calls/agenda';
import { Fragment, type ReactNode } from 'react';
import { Timeline } from '../../../kit/timeline/timeline.tsx';
import { useWords } from '../../../lib/words.ts';
import type { Conflict, Entry } from '../timeline-rules.ts';
import { CarEntryItem } from './car-entry.tsx';
import { ConflictNotes } from './conflict-notes.tsx';
import { OwnEntryItem } from './own-entry.tsx';
import { timelineWords } from './timeline.words.ts';

type Props = {
  entries: readonly Entry[];
  conflicts: ReadonlyMap<Entry, readonly Conflict[]>;
  now: number;
  timeZone: string;
  hallName: (hallId: string) => string | undefined;
  /** A meeting with its times and a note; the feature `agenda` provides it. */
  meeting: (meeting: AgendaRow, note: ReactNode) => ReactNode;
  onEdit: (item: OwnItem) => void;
};

/** What one person has on one day. */
export function MyDay({ entries, conflicts, now, timeZone, hallName, meeting, onEdit }: Props) {
  const say = useWords(timelineWords);
  const clock = { now, timeZone };
  return (
    <>
      <Key entries={entries} />
      <Timeline label={say.day}>
        {entries.map((entry) => {
          // What is over is in nobody's way any more.
          const told = entry.end > now ? (conflicts.get(entry) ?? []) : [];
          const note = <ConflictNotes entry={entry} conflicts={told} />;
          const key = `${entry.kind} ${entry.id}`;
          if (entry.kind === 'meeting') return <Fragment key={key}>{meeting(entry.meeting, note)}</Fragment>;
          if (entry.kind === 'car') return <CarEntryItem key={key} {...{ entry, note, ...clock }} />;
          const hall = entry.hallId === null ? undefined : hallName(entry.hallId);
          return <OwnEntryItem key={key} {...{ entry, note, hall, ...clock }} onEdit={() => onEdit(entry.item)} />;
        })}
      </Timeline>
    </>
  );
}

const keys = [
  { kind: 'meeting', word: 'bookmarked' },
  { kind: 'own', word: 'own' },
  { kind: 'car', word: 'arranged' },
] as const;

/** Says what the marks mean that are on the screen. */
function Key({ entries }: { entries: readonly Entry[] }) {
  const say = useWords(timelineWords);
  const shown = keys.filter(({ kind }) => entries.some((entry) => entry.kind === kind));
  return (
    <ul className="my-day__key text-caption" aria-label={say.legend}>
      {shown.map(({ kind, word }) => (
        <li key={kind} className={`my-day__key--${kind}`}>
          {say[word]}
        </li>
      ))}
    </ul>
  );
}
