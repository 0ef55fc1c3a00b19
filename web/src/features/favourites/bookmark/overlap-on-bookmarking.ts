import type { QueryClient } from '@tanstack/react-query';
import { minutesOnFoot } from 'contract/rules/walking-time';
import { language } from '../../../lib/language.ts';
import { say } from '../../../lib/words.ts';
import { dayAround } from '../day-around.api.ts';
import { conflictText } from '../timeline/conflict-text.ts';
import { timelineWords } from '../timeline/timeline.words.ts';
import { conflictsWith, entriesOf } from '../timeline-rules.ts';

/** What the meeting overlaps in the viewer's own day, in words; nothing if the phone cannot know. */
export async function overlapOnBookmarking(queries: QueryClient, meetingId: string): Promise<string | undefined> {
  const spoken = language.get();
  const around = await dayAround(queries, spoken).catch(() => undefined);
  if (!around) return undefined;
  const { agenda, places, items, mine } = around;
  const bookmarked = new Set([...(mine.bookmarks?.meetings ?? []), meetingId]);
  const entries = entriesOf({
    days: agenda.days,
    timeZone: agenda.forum.timeZone,
    isBookmarked: (id) => bookmarked.has(id),
    items,
    mine,
  });
  const added = entries.find(({ kind, id }) => kind === 'meeting' && id === meetingId);
  if (!added) return undefined;
  const [conflict] = conflictsWith(added, entries, (from, to) => minutesOnFoot(places, from, to));
  return conflict && conflictText(conflict, added, say(timelineWords, spoken));
}
