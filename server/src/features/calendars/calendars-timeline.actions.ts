import type { prepareTimeline } from 'contract/calls/calendars';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { calendarFile, type CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { bookmarksOf } from '../../platform/personal/bookmarks-of-person.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { momentIn } from '../../platform/time-zones.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import { carsOf } from '../arrangements/arrangements.actions.ts';
import { meetingEvent } from '../agenda/agenda-calendar.actions.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { ownItemsAndChanges } from '../favourites/favourites-own-items.actions.ts';
import {
  carEvent,
  meetingsOfTimeline,
  ownItemEvent,
  seminarEvent,
  withoutTexts,
  withReminders,
} from './calendars-timeline.rules.ts';
import { namesOfHalls, timesOfVersions } from './calendars-timeline.store.ts';
import { timelineWords } from './calendars-timeline.words.ts';

type Owner = ContentViewer & { id: string };
type TimelineContext = { db: Database; services: Services; owner: Owner; language: Language };

/** Calendars that ask this often show a move in time. */
const refreshAfterSeconds = 15 * 60;

export const timelineDownload = 'own timeline';

export function prepareTimelineDownload(context: Context<typeof prepareTimeline>) {
  return prepareDownload(context, timelineDownload, {});
}

export async function makeTimeline({ viewer, db, services, language }: DownloadContext): Promise<Download | undefined> {
  // A session that became limited since has no timeline to take away.
  if (viewer.scope !== 'full') return undefined;
  const { id, badge } = viewer;
  const owner = { id, badge };
  const { forum } = await currentAgenda({ db, services });
  const name = timelineWords[language].name(inLanguage(language)(forum.name));
  return { name, extension: 'ics', content: await fileOf({ db, services, owner, language }, withReminders) };
}

/** The same file for the same timeline, whenever it is fetched. */
export function subscribedTimeline(context: TimelineContext): Promise<string> {
  return fileOf(context, (events) => events);
}

async function fileOf(context: TimelineContext, finished: (events: CalendarEvent[]) => CalendarEvent[]) {
  const { forum } = await currentAgenda(context);
  const { meetings, ownItems, cars } = await timelineOf(context);
  const events = [...meetings, ...ownItems, ...cars];
  const name = timelineWords[context.language].name(inLanguage(context.language)(forum.name));
  const stamp = momentIn(forum.timeZone, forum.firstDay, '00:00');
  return calendarFile(finished(events), forum.timeZone, stamp, { name, refreshAfterSeconds });
}

/** A person's timeline as it may leave the person: of a closed-door seminar it has the time alone. */
export async function timelineOf(context: TimelineContext) {
  return {
    meetings: await meetingEvents(context),
    ownItems: await ownItemEvents(context),
    cars: await carEvents(context),
  };
}

async function meetingEvents(context: TimelineContext): Promise<CalendarEvent[]> {
  const { db, services, owner, language } = context;
  const { publicUrl } = services.settings;
  const { meetings } = await currentAgenda(context);
  const own = meetingsOfTimeline(meetings, owner, (await bookmarksOf({ db, services }, owner.id)).meeting);
  const closed = own.filter(({ type }) => type === 'closed').map(({ id }) => id);
  const versions = await timesOfVersions(db, closed);
  const words = timelineWords[language];
  return own.map((meeting) =>
    meeting.type === 'closed'
      ? seminarEvent(meeting, { owner, versions: versions.get(meeting.id) ?? [], words, publicUrl })
      : withoutTexts(meetingEvent(meeting, language, publicUrl), words.link),
  );
}

async function ownItemEvents({ db, services, owner, language }: TimelineContext): Promise<CalendarEvent[]> {
  const items = await ownItemsAndChanges({ db, services }, owner.id);
  if (items.length === 0) return [];
  const halls = await namesOfHalls(db);
  return items.map(({ item, changedAt }) => {
    const hall = item.venue === null ? undefined : halls.get(item.venue);
    const place = hall ? timelineWords[language].place(inLanguage(language)(hall), item.location) : item.location;
    return ownItemEvent(item, changedAt, place);
  });
}

async function carEvents(context: TimelineContext): Promise<CalendarEvent[]> {
  const { services, owner, language } = context;
  const cars = await carsOf(context, owner.id);
  if (cars.length === 0) return [];
  const { timeZone } = (await currentAgenda(context)).forum;
  const making = { say: inLanguage(language), timeZone, words: timelineWords[language] };
  return cars.map((car) => carEvent(car, { ...making, publicUrl: services.settings.publicUrl }));
}
