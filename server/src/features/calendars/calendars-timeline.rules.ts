import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import type { OwnItem } from 'contract/calls/favourites';
import type { CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import type { Say } from '../../platform/text-or-other-language.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import { meetingView, peopleInvolved } from '../agenda/agenda-closed-door.rules.ts';
import { roleIn } from '../agenda/agenda-meeting-as-seen.rules.ts';
import { momentIn } from '../../platform/time-zones.ts';
import type { PublicMeeting as Meeting } from './calendars-public-meetings.rules.ts';

type Owner = ContentViewer & { id: string };

/** What the person bookmarked, chairs or speaks in, as far as they may still know of it. */
export function meetingsOfTimeline(meetings: readonly Meeting[], owner: Owner, bookmarked: ReadonlySet<string>) {
  return meetings.filter(
    (meeting) =>
      (bookmarked.has(meeting.id) || roleIn(owner.id, meeting) !== null) && meetingView(owner, meeting) !== 'nothing',
  );
}

/** A version of a closed-door seminar, as far as a calendar may tell of it. */
export type TimesOfVersion = { startsAt: string; endsAt: string; cancelled: boolean; at: Date };
type Counted = { version: number; changedAt: Date | null };

/**
 * Counts the changes of what the calendar shows, because the number of the version would count those of the title and
 * the hall as well. Only people of the seminar see that it is cancelled.
 */
export function changesShown(versions: readonly TimesOfVersion[], isInside: boolean): Counted {
  const shown = ({ startsAt, endsAt, cancelled }: TimesOfVersion) => `${startsAt} ${endsAt} ${isInside && cancelled}`;
  const changes = versions.filter((one, at) => at === 0 || shown(one) !== shown(versions[at - 1] ?? one));
  return { version: Math.max(1, changes.length), changedAt: changes.at(-1)?.at ?? null };
}

type SeminarWords = { closed: string; cancelled: (title: string) => string; link: (url: string) => string };

/** Of a closed-door seminar a calendar has the time alone, also that of its own people: it may be on any server. */
export function seminarEvent(
  meeting: Meeting,
  {
    owner,
    versions,
    words,
    publicUrl,
  }: { owner: Owner; versions: readonly TimesOfVersion[]; words: SeminarWords; publicUrl: string },
): CalendarEvent {
  const isInside = peopleInvolved(meeting).includes(owner.id);
  const cancelled = isInside && meeting.change?.kind === 'cancelled';
  const url = `${publicUrl}/cdfH5/pages/meeting/detail?id=${meeting.id}`;
  return {
    ...{ id: meeting.id, startsAt: meeting.startsAt, endsAt: meeting.endsAt, cancelled, url, reminders: [] },
    ...changesShown(versions, isInside),
    title: cancelled ? words.cancelled(words.closed) : words.closed,
    place: '',
    description: words.link(url),
  };
}

/** Summary, reason and entry of a meeting stay out of it: they may name people, and the calendar may be anywhere. */
export function withoutTexts(event: CalendarEvent, link: (url: string) => string): CalendarEvent {
  return { ...event, description: event.url ? link(event.url) : '', reminders: [] };
}

export function ownItemEvent(item: OwnItem, changedAt: Date, place: string): CalendarEvent {
  return {
    ...{ id: item.id, version: item.version, changedAt, title: item.content, place, description: item.details },
    startsAt: new Date(item.startsAt),
    endsAt: new Date(item.endsAt),
    ...{ url: null, cancelled: false, reminders: [] },
  };
}

type CarFacts = Extract<ArrangementFacts, { kind: 'car' }>;
type Car = { id: string; version: number; changedAt: Date; facts: CarFacts };
type CarWords = { car: (from: string, to: string) => string; link: (url: string) => string };

/**
 * The ride alone: what the secretariat calls the car may be its driver's name, and its plate tells whom to follow. Both
 * stand in the app.
 */
export function carEvent(
  { id, version, changedAt, facts }: Car,
  { say, timeZone, words, publicUrl }: { say: Say; timeZone: string; words: CarWords; publicUrl: string },
): CalendarEvent {
  // Home shows what was arranged.
  const url = `${publicUrl}/cdfH5/`;
  const [from, to] = [say(facts.from), say(facts.to)];
  return {
    ...{ id, version, changedAt, title: words.car(from, to), place: from, description: words.link(url), url },
    // Nobody knows when it arrives.
    ...{ startsAt: momentIn(timeZone, facts.date, facts.time), endsAt: null, cancelled: false, reminders: [] },
  };
}

/** Enough for the walk between any two halls, in a file that is added once; subscribed calendars stay quiet. */
const reminder = 15 * 60;

export function withReminders(events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.map((event) => (event.cancelled ? event : { ...event, reminders: [reminder] }));
}
