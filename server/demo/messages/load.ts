import { lt, sql } from 'drizzle-orm';
import { deliver } from '../../src/features/messages/messages-announcements.actions.ts';
import { factsOfChange } from '../../src/platform/messages/change-of-meeting.rules.ts';
import { offsets } from '../../src/features/messages/messages-due.rules.ts';
import { insertDueReminders } from '../../src/features/messages/messages-reminders.store.ts';
import { hallNames, insertChangeNotices } from '../../src/platform/messages/sending.store.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { meeting } from '../../src/platform/database/tables/content/agenda.ts';
import { ownItem } from '../../src/platform/database/tables/favourites.ts';
import { announcement, message } from '../../src/platform/database/tables/messages.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { loadCardNotices } from '../cards/notices.ts';
import { forum } from '../forum.ts';
import { announcements, type DemoAnnouncement } from './announcements.ts';

type Days = { firstDay: string; now: Date };
type Meeting = typeof meeting.$inferSelect;
const minute = 60_000;

/** When the people of a meeting were told of its change. */
const changes = [
  { key: 'healthy-ageing', day: 1, time: '18:20' },
  { key: 'ports-that-learn', day: 2, time: '08:40' },
  { key: 'aviation-fuels', day: 2, time: '09:40' },
];
/** This one was cancelled by mistake, and takes place after all. */
const restored = { key: 'evening-of-culture', day: 1, cancelledAt: '16:05', restoredAt: '16:50' };
/** Fills the inboxes with what has been sent by now. What is older than today is read. */
export async function loadMessages(db: Database, { firstDay, now }: Days) {
  await db.delete(message);
  await db.delete(announcement);
  const at = (day: number, time: string) => momentIn(forum.timeZone, addDays(firstDay, day - 1), time);
  await loadAnnouncements(db, { now, at });
  await loadChanges(db, { now, at });
  await loadCardNotices(db, at);
  await loadReminders(db, now);
  const midnight = at(2, '00:00');
  await db
    .update(message)
    .set({ readAt: sql`${message.sentAt} + interval '5 minutes'` })
    .where(lt(message.sentAt, midnight));
}

type When = { now: Date; at: (day: number, time: string) => Date };

async function loadAnnouncements(db: Database, { now, at }: When) {
  for (const { key, day, time, title, text, to, leadsTo } of announcements) {
    const sendAt = at(day, time);
    const isSent = sendAt <= now;
    const [row] = await db
      .insert(announcement)
      .values({
        ...{ id: idFromKey('announcement', key), title, text, audience: audienceOf(to), target: targetOf(leadsTo) },
        ...{ critical: false, sendAt, sentAt: isSent ? sendAt : null, author: 'demo forum' },
      })
      .returning();
    if (row && isSent) await deliver({ db, partners: [], mostSms: 0 }, row, sendAt);
  }
}

function audienceOf(to: DemoAnnouncement['to']) {
  if (to === 'all') return { kind: to } as const;
  if (typeof to === 'string') return { kind: 'badge', badge: to } as const;
  return 'meeting' in to
    ? ({ kind: 'meeting', id: idFromKey('meeting', to.meeting) } as const)
    : ({ kind: 'person', id: idFromKey('person', to.person) } as const);
}

function targetOf(leadsTo: DemoAnnouncement['leadsTo']) {
  if (!leadsTo) return null;
  return 'page' in leadsTo
    ? ({ kind: 'page', page: leadsTo.page } as const)
    : ({ kind: 'meeting', id: idFromKey('meeting', leadsTo.meeting) } as const);
}

async function loadChanges(db: Database, { now, at }: When) {
  const meetings = new Map((await db.select().from(meeting)).map((row) => [row.id, row]));
  const byKey = (key: string) => {
    const found = meetings.get(idFromKey('meeting', key));
    if (!found) throw new Error(`the demo has no meeting ${key}`);
    return found;
  };
  for (const { key, day, time } of changes) {
    const after = byKey(key);
    const kind = after.change?.kind ?? 'moved';
    await tell(db, { kind, before: beforeChange(after), after, version: 0 }, { now, sentAt: at(day, time) });
  }
  const after = byKey(restored.key);
  const pair = { before: after, after };
  const { day, cancelledAt, restoredAt } = restored;
  await tell(db, { kind: 'cancelled', ...pair, version: 0 }, { now, sentAt: at(day, cancelledAt) });
  await tell(db, { kind: 'restored', ...pair, version: 1 }, { now, sentAt: at(day, restoredAt) });
}

function beforeChange(row: Meeting): Meeting {
  if (row.change?.kind !== 'moved') return row;
  const { fromStartsAt, fromEndsAt, fromHallId } = row.change;
  return { ...row, startsAt: new Date(fromStartsAt), endsAt: new Date(fromEndsAt), hallId: fromHallId };
}

type Told = { kind: 'moved' | 'cancelled' | 'restored'; before: Meeting; after: Meeting; version: number };

async function tell(
  db: Database,
  { kind, before, after, version }: Told,
  { now, sentAt }: { now: Date; sentAt: Date },
) {
  if (sentAt > now) return;
  const facts = factsOfChange(before, after, await hallNames(db, [before.hallId, after.hallId]));
  await insertChangeNotices(db, { meetingId: after.id, kind, version, facts, bookmarkers: 'all' }, sentAt);
}

/** Every reminder comes at its minute, as if the server had run all the time. */
async function loadReminders(db: Database, now: Date) {
  const starts = [
    ...(await db.select({ startsAt: meeting.startsAt }).from(meeting)),
    ...(await db.select({ startsAt: ownItem.startsAt }).from(ownItem)),
  ];
  const all = [...offsets.everybody, ...offsets.withRole];
  const due = starts.flatMap(({ startsAt }) => all.map((before) => startsAt.getTime() - before * minute));
  const moments = [...new Set(due)].filter((at) => at <= now.getTime()).toSorted((a, b) => a - b);
  for (const at of moments) await insertDueReminders(db, new Date(at), offsets);
}
