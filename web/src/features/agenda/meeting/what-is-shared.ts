import { useDates } from '../../../lib/dates/dates.ts';
import { meetingPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import type { Shareable } from '../../../shell/copying/share-or-copy.ts';
import { useHref } from '../../../shell/router/router-context.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { agendaWords } from '../agenda.words.ts';
import { useRange } from '../all-day.ts';
import { publicTitle } from './public-title.ts';

/** Those who may see more of a closed-door seminar find it behind the link. */
export function useSharedMeeting(meeting: ZonedMeeting): Shareable {
  const { id, type, hall, startsAt, endsAt, timeZone } = meeting;
  const title = publicTitle(meeting);
  const typeName = useWords(agendaWords)[type];
  const dates = useDates(timeZone);
  const range = useRange(timeZone);
  // The meeting's own address contains nothing about the person who shares it.
  const url = new URL(useHref(meetingPath(id)), window.location.origin).href;
  if (type === 'closed') return { title: typeName, url };
  const when = `${dates.shortDate(startsAt)} ${range({ startsAt, endsAt })}`;
  return { title: title ?? typeName, text: [title, when, hall?.name].filter(Boolean).join('\n'), url };
}
