import { hash } from 'node:crypto';
import type { switchPublicFeeds } from 'contract/calls/console/feeds';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { calendarFile } from '../../platform/downloads/calendar-file.ts';
import type { Context } from '../../platform/http/binding.ts';
import { taggedBody, type TaggedBody } from '../../platform/http/public/tagged-body.ts';
import { stableGuid } from '../../platform/security/stable-guid.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { momentIn } from '../../platform/time-zones.ts';
import { meetingEvent } from '../agenda/agenda-calendar.actions.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { arePublicFeedsOn, openPublicFeeds } from './calendars-feeds.store.ts';
import { feedWords } from './calendars-feeds.words.ts';
import { publicEvent, withoutReason } from './calendars-public-agenda.rules.ts';
import { publicMeetings, publicNames, type AgendaForFeed } from './calendars-public-meetings.rules.ts';
import { scheduleJson, scheduleXml } from './calendars-schedule-forms.rules.ts';
import { scheduleOf } from './calendars-schedule.rules.ts';

type Form = 'ics' | 'xml' | 'json';
type FeedContext = { db: Database; services: Services; now: Date };
type Making = { language: Language; publicUrl: string };

/** The public feeds cost their making once in this time, whoever asks and whatever changes. */
const keptFor = 30_000;
/** Calendars that ask this often show a move in time. */
const refreshAfterSeconds = 15 * 60;

/** Answers feeds; undefined while the secretariat keeps them closed. */
export function publicFeeds() {
  // A feed made anew at each change would tell by its time that something changed behind closed doors.
  const kept = new Map<string, { madeAt: number; body: Promise<TaggedBody> }>();
  return async (
    { db, services, now }: FeedContext,
    form: Form,
    language: Language,
  ): Promise<TaggedBody | undefined> => {
    if (!(await arePublicFeedsOn(db))) return undefined;
    const key = `${form} ${language}`;
    const known = kept.get(key);
    if (known && Math.abs(now.getTime() - known.madeAt) < keptFor) return known.body;
    // A crowd that comes while it is being made waits for the same one.
    const body = made({ db, services }, form, language);
    kept.set(key, { madeAt: now.getTime(), body });
    body.catch(() => kept.delete(key));
    return body;
  };
}

async function made({ db, services }: Omit<FeedContext, 'now'>, form: Form, language: Language) {
  const agenda = await currentAgenda({ db, services });
  return taggedBody(feedOf(agenda, form, { language, publicUrl: services.settings.publicUrl }));
}

function feedOf(agenda: AgendaForFeed, form: Form, making: Making): string {
  if (form === 'ics') return publicCalendar(agenda, making);
  const words = feedWords[making.language];
  const schedule = scheduleOf(agenda, { ...making, words, guidFrom: stableGuid });
  const version = hash('sha256', JSON.stringify(schedule), 'hex').slice(0, 12);
  return form === 'xml' ? scheduleXml({ ...schedule, version }) : scheduleJson({ ...schedule, version });
}

/** Nothing in it depends on the time at which it is fetched. */
function publicCalendar({ forum, meetings }: AgendaForFeed, { language, publicUrl }: Making): string {
  const say = inLanguage(language);
  const events = publicMeetings(meetings).map((meeting) => {
    const { chair, speakers } = publicNames(meeting, say);
    const event = meetingEvent(withoutReason(meeting), language, publicUrl);
    return publicEvent(event, feedWords[language].people(chair, speakers));
  });
  const published = momentIn(forum.timeZone, forum.firstDay, '00:00');
  return calendarFile(events, forum.timeZone, published, { name: say(forum.name), refreshAfterSeconds });
}

export async function switchFeeds({ body, db, changed }: Context<typeof switchPublicFeeds>) {
  const { id, publicFeeds: on } = await currentForum(db);
  await openPublicFeeds(db, body.to === 'on');
  const before = { publicFeeds: on ? 'on' : 'off' };
  await changed({ kind: 'forum', item: id, what: 'public feeds', before, after: { publicFeeds: body.to } });
  return {};
}
