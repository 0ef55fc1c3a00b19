import type { Language } from 'contract/languages';
import type { CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { MeetingRecord } from './agenda.store.ts';

type Words = typeof import('./agenda-calendar.words.ts').calendarWords;

// Enough for the walk between any two halls; docs/decisions/2026-11-16-reminder-in-the-calendar.md says why only one.
const reminder = 15 * 60;

export function calendarEvent(
  meeting: MeetingRecord,
  language: Language,
  words: Words[Language],
  publicUrl: string,
): CalendarEvent {
  const say = inLanguage(language);
  const { id, version, startsAt, endsAt, hall, entry, channels, changedAt } = meeting;
  const url = `${publicUrl}/cdfH5/pages/meeting/detail?id=${id}`;
  const cancelled = meeting.change?.kind === 'cancelled';
  const title = say.text(meeting.title);
  const offered = channels.map(({ number, language: spoken }) => ({ number, language: say(spoken) }));
  const paragraphs = [
    meeting.change ? say.text(meeting.change.reason) : '',
    say.text(meeting.summary),
    entry ? say.text(entry) : '',
    offered.length > 0 ? words.channels(offered) : '',
    words.link(url),
  ];
  return {
    ...{ id, version, startsAt, endsAt, url, cancelled, changedAt },
    reminders: cancelled ? [] : [reminder],
    // The title says it too, because many calendars show a cancelled entry like any other.
    title: cancelled ? words.cancelled(title) : title,
    place: placeIn(language, say(hall.name), say(hall.building), say(hall.floor), say(hall.address)),
    description: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  };
}

/** Chinese addresses run from large to small. A hall may be a building of its own; its name then appears once. */
function placeIn(language: Language, hall: string, building: string, floor: string, address: string): string {
  if (language === 'zh') return `${address} ${building}${floor}${hall === building ? '' : hall}`;
  return [...new Set([hall, floor, building, address])].join(', ');
}
