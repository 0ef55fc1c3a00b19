import type { switchPublicFeeds } from 'contract/calls/console/feeds';
import type { Language } from 'contract/languages';
import { taggedBody, type TaggedBody } from '../../platform/http/tagged-body.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { calendarWords } from '../agenda/agenda-calendar.words.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { feedWords } from './calendars-feeds.words.ts';
import { arePublicFeedsOn, openPublicFeeds } from './calendars-feeds.store.ts';
import { publicCalendar } from './calendars-public-agenda.rules.ts';
import type { AgendaForFeed } from './calendars-public-meetings.rules.ts';
import { scheduleJson, scheduleXml } from './calendars-schedule-forms.rules.ts';
import { scheduleOf } from './calendars-schedule.rules.ts';

type Form = 'ics' | 'xml' | 'json';
type FeedContext = { db: Database; services: Services; now: Date };

/** The public feeds cost their making once in this time, whoever asks and whatever changes. */
const keptFor = 30_000;

/** Answers feeds; undefined while the secretariat keeps them closed. */
export function publicFeeds() {
  // A feed made anew at each change would tell by its time that something changed behind closed doors.
  const kept = new Map<string, { madeAt: number; body: TaggedBody }>();
  return async (
    { db, services, now }: FeedContext,
    form: Form,
    language: Language,
  ): Promise<TaggedBody | undefined> => {
    if (!(await arePublicFeedsOn(db))) return undefined;
    const key = `${form} ${language}`;
    const known = kept.get(key);
    if (known && Math.abs(now.getTime() - known.madeAt) < keptFor) return known.body;
    const agenda = await currentAgenda({ db, services });
    const body = taggedBody(made(agenda, form, language, services.settings.publicUrl));
    kept.set(key, { madeAt: now.getTime(), body });
    return body;
  };
}

function made(agenda: AgendaForFeed, form: Form, language: Language, publicUrl: string): string {
  if (form === 'ics')
    return publicCalendar(agenda, language, { meeting: calendarWords[language], feed: feedWords[language] }, publicUrl);
  const schedule = scheduleOf(agenda, { language, words: feedWords[language], publicUrl });
  return form === 'xml' ? scheduleXml(schedule) : scheduleJson(schedule);
}

export async function switchFeeds({ body, db, changed }: Context<typeof switchPublicFeeds>) {
  const { id, publicFeeds: on } = await currentForum(db);
  await openPublicFeeds(db, body.to === 'on');
  const before = { publicFeeds: on ? 'on' : 'off' };
  await changed({ kind: 'forum', item: id, what: 'public feeds', before, after: { publicFeeds: body.to } });
  return {};
}
