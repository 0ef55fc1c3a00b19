import type { prepareCalendar } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';
import { notFound } from 'contract/refusals/wire';
import { calendarFile, type CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { calendarEvent } from './agenda-calendar.rules.ts';
import { calendarWords } from './agenda-calendar.words.ts';
import { mayDownloadFrom } from './agenda-downloads.rules.ts';
import { doorsFor, meetingsOf, type MeetingRecord } from './agenda.store.ts';

export const calendarDownload = 'meeting calendar';

export async function prepareCalendarDownload(context: Context<typeof prepareCalendar>) {
  const { meetingId } = context.body;
  const viewer = shownAs(context.viewer);
  if (!mayDownloadFrom(viewer, await doorsFor(context.db, viewer, { meetingId }))) refuse(notFound);
  return prepareDownload(context, calendarDownload, { meetingId });
}

/** The entry of a meeting in a calendar, with all that the language and the address of the app say in it. */
export function meetingEvent(meeting: MeetingRecord, language: Language, publicUrl: string): CalendarEvent {
  return calendarEvent(meeting, language, calendarWords[language], publicUrl);
}

export async function makeCalendar(context: DownloadContext): Promise<Download | undefined> {
  const { db, viewer, params, language, now, services } = context;
  const [meeting] = await meetingsOf(db, { id: params['meetingId'] ?? '' });
  if (!meeting || !mayDownloadFrom(shownAs(viewer), meeting)) return undefined;
  const { timeZone } = await currentForum(db);
  const event = meetingEvent(meeting, language, services.settings.publicUrl);
  return {
    name: inLanguage(language)(meeting.title),
    extension: 'ics',
    content: calendarFile([event], timeZone, now),
  };
}
