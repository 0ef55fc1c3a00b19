import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { MessageAudience } from 'contract/calls/console/messages';
import type { Database } from '../database/database.ts';
import { hall } from '../database/tables/content/forum.ts';
import { message, type MessageChannel } from '../database/tables/messages.ts';
import { newId } from '../ids.ts';
import type { AnnouncementFacts, CardFacts, ChangeFacts, MessageFacts } from './message-facts.ts';

const People = z.object({ rows: z.array(z.object({ person_id: z.string() })) });

/** Ids like those of `newId`, made in the statement, because one statement sends to thousands. */
export const idForEach = (personId: SQL) => sql`(
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(made.bytes, nth) & 31) + 1, 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || convert_to(${personId}, 'UTF8')) as bytes) as made,
    generate_series(0, 19) as nth)`;

/** The people of the inserted messages; those who already had one are not among them. */
export async function insertedFor(db: Database, insert: SQL): Promise<string[]> {
  const inserted = await db.execute(sql`${insert} on conflict (person_id, key) do nothing returning person_id`);
  return People.parse(inserted).rows.map((row) => row.person_id);
}

export type ChangeNotice = {
  meetingId: string;
  kind: 'moved' | 'cancelled' | 'restored';
  version: number;
  facts: ChangeFacts;
  /** Who of those that bookmarked it may know of the change, besides its own people. */
  bookmarkers: 'all' | 'red' | 'none';
};

/** To the chairs, the speakers, the invited, and the people who bookmarked the meeting, in one statement. */
export function insertChangeNotices(db: Database, notice: ChangeNotice, at: Date): Promise<string[]> {
  const { meetingId, kind, version, facts, bookmarkers } = notice;
  const key = `change ${meetingId} ${version}`;
  const mayKnow = { all: sql`true`, red: sql`person.badge = 'red'`, none: sql`false` }[bookmarkers];
  return insertedFor(
    db,
    sql`insert into message (id, person_id, "group", kind, key, item_id, facts, sent_at)
      select ${idForEach(sql`concerned.id`)}, concerned.id, 'notification', ${kind}, ${key}, ${meetingId},
        ${JSON.stringify(facts)}::jsonb, ${at.toISOString()}::timestamptz
      from (
        ${peopleOfMeeting(meetingId)}
        union select person.id from bookmark join person on person.id = bookmark.person_id
          where bookmark.kind = 'meeting' and bookmark.item_id = ${meetingId} and ${mayKnow}
      ) as concerned`,
  );
}

const peopleOfMeeting = (id: string) => sql`
  select person_id as id from meeting_person where meeting_id = ${id}
  union select person_id from meeting_invitation where meeting_id = ${id}`;

function peopleIn(audience: MessageAudience): SQL {
  if (audience.kind === 'meeting') return peopleOfMeeting(audience.id);
  if (audience.kind === 'person') return sql`select id from person where id = ${audience.id} and not decoy`;
  // Whoever only answers for a delegate does not attend, and a decoy is nobody.
  const attends = sql`not contact_only and not decoy`;
  return audience.kind === 'badge'
    ? sql`select id from person where badge = ${audience.badge} and ${attends}`
    : sql`select id from person where ${attends}`;
}

type Announced = {
  id: string;
  audience: MessageAudience;
  itemId: string | null;
  facts: AnnouncementFacts;
  channels: readonly MessageChannel[];
};

export function insertAnnounced(db: Database, announced: Announced, at: Date): Promise<string[]> {
  const { id, audience, itemId, facts, channels } = announced;
  return insertedFor(
    db,
    sql`insert into message (id, person_id, "group", kind, key, item_id, announcement_id, facts, channels, sent_at)
      select ${idForEach(sql`receiver.id`)}, receiver.id, 'notification', 'announcement', ${`announcement ${id}`},
        ${itemId}, ${id}, ${JSON.stringify(facts)}::jsonb, ${`{${channels.join(',')}}`}::text[], ${at.toISOString()}::timestamptz
      from (${peopleIn(audience)}) as receiver`,
  );
}

type PersonalNotice = {
  personId: string;
  key: string;
  facts: Extract<MessageFacts, { of: 'correction' | 'address' | 'hiding' | 'card' | 'contact' }>;
};

/** To one person, about the own record, a photo of the album, a card or a contact person. */
export async function insertPersonalNotice(db: Database, { personId, key, facts }: PersonalNotice, at: Date) {
  const kind = facts.of === 'card' || facts.of === 'contact' ? 'card' : 'announcement';
  const row = { id: newId(), personId, group: 'notification', kind, key, facts, sentAt: at } as const;
  await db.insert(message).values(row).onConflictDoNothing();
}

type Retold = { key: string; event: CardFacts['event'] };

/** Says another thing in a message that is there, which tells nobody anew. */
export async function retellCard(db: Database, readers: string[], { key, event }: Retold) {
  const facts = sql`jsonb_set(${message.facts}, '{event}', ${JSON.stringify(event)}::jsonb)`;
  await db
    .update(message)
    .set({ facts })
    .where(and(inArray(message.personId, readers), eq(message.key, key)));
}

type Acting = { readerId: string; delegateId: string };

/** Takes back what the reader was told for the delegate, of the cards and of the schedule or of one of them. */
export async function takeBackToldFor(db: Database, { readerId, delegateId }: Acting, of?: 'card' | 'reminder') {
  const isForDelegate = sql`${message.facts} ->> 'forId' = ${delegateId}`;
  const isOfThis = of && sql`${message.facts} ->> 'of' = ${of}`;
  await db.delete(message).where(and(eq(message.personId, readerId), isForDelegate, isOfThis));
}

type Moving = { from: string; to: string; delegateIds: readonly string[] };

/** What one reader was told of acting for these delegates, another one has in the inbox instead, unless it is there. */
export async function moveToldFor(db: Database, { from, to, delegateIds }: Moving) {
  const those = sql`any(${`{${delegateIds.join(',')}}`}::text[])`;
  await db.execute(sql`update message set person_id = ${to}
    where person_id = ${from}
      and (facts ->> 'forId' = ${those} or (facts ->> 'of' = 'contact' and facts ->> 'personId' = ${those}))
      and not exists (select from message as own where own.person_id = ${to} and own.key = message.key)`);
}

export async function hallNames(db: Database, ids: string[]) {
  const rows = await db.select({ id: hall.id, name: hall.name }).from(hall).where(inArray(hall.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
