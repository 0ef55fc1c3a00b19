import { and, desc, eq, gt, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { card, cardsSeen, friendNote, type Shared } from '../../platform/database/tables/cards.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import type { StoredCard } from './cards.store.ts';

export type PersonOnCard = Awaited<ReturnType<typeof peopleById>>[number];

const isOf = (personId: string) => or(eq(card.senderId, personId), eq(card.receiverId, personId));

/** What waits, what was answered since then, and the exchanges, newest first. */
export function cardsOf(db: Database, personId: string, answeredSince: Date): Promise<StoredCard[]> {
  return db
    .select()
    .from(card)
    .where(
      and(
        isOf(personId),
        or(isStillThere(personId), and(eq(card.state, 'declined'), gt(card.answeredAt, answeredSince))),
      ),
    )
    .orderBy(desc(card.sentAt), desc(card.id));
}

/** A deleted card waits only as its sender sees it. */
const isStillThere = (personId: string) =>
  or(
    inArray(card.state, ['pending', 'accepted']),
    and(eq(card.state, 'deleted'), isNull(card.endedAt), eq(card.senderId, personId)),
  );

/** Only who is on the other side of which card. */
export function openCardsOf(db: Database, personId: string) {
  const { senderId, receiverId, state, endedAt } = card;
  return db
    .select({ senderId, receiverId, state, endedAt })
    .from(card)
    .where(and(isOf(personId), isStillThere(personId)));
}

export function peopleById(db: Database, ids: readonly string[]) {
  const { id, badge, listed, rank, name, familyName, reading, title, organisation } = person;
  return db
    .select({ id, badge, listed, rank, name, familyName, reading, title, organisation, photo: photo.number })
    .from(person)
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(inArray(id, [...ids]));
}

/** Read only for friends who shared them. */
export function sealedAddresses(db: Database, ids: readonly string[]) {
  const { id, mobileSealed, emailSealed } = person;
  return db
    .select({ id, mobileSealed, emailSealed })
    .from(person)
    .where(inArray(id, [...ids]));
}

export function notesBy(db: Database, personId: string) {
  return db.select().from(friendNote).where(eq(friendNote.personId, personId));
}

/** What the person ticked the last time, in a card that was sent or accepted. */
export async function lastTicked(db: Database, personId: string): Promise<Extract<Shared, { of: 'own' }> | undefined> {
  const isSender = eq(card.senderId, personId);
  const shares = sql<Shared>`case when ${isSender} then ${card.senderShares} else ${card.receiverShares} end`;
  const at = sql`case when ${isSender} then ${card.sentAt} else ${card.answeredAt} end`;
  const [found] = await db
    .select({ shares })
    .from(card)
    .where(and(isOf(personId), sql`${shares} ->> 'of' = 'own'`))
    .orderBy(desc(at))
    .limit(1);
  return found?.shares.of === 'own' ? found.shares : undefined;
}

/** Whether one of these delegates has a card that waits and came after the viewer last looked. */
export async function hasUnseen(db: Database, viewerId: string, delegates: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: card.id })
    .from(card)
    .leftJoin(cardsSeen, and(eq(cardsSeen.delegateId, card.receiverId), eq(cardsSeen.personId, viewerId)))
    .where(
      and(
        ...[inArray(card.receiverId, [...delegates]), eq(card.state, 'pending')],
        or(isNull(cardsSeen.seenAt), lt(cardsSeen.seenAt, card.sentAt)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Up to the newest card that is there: one that is being sent at this moment is still to be seen. */
export async function markSeen(db: Database, viewerId: string, delegates: readonly string[]): Promise<number> {
  const newest = await db
    .select({ delegateId: card.receiverId, seenAt: max(card.sentAt) })
    .from(card)
    .where(and(inArray(card.receiverId, [...delegates]), eq(card.state, 'pending')))
    .groupBy(card.receiverId);
  const rows = newest.flatMap(({ delegateId, seenAt }) => (seenAt ? [{ personId: viewerId, delegateId, seenAt }] : []));
  if (rows.length === 0) return 0;
  const seen = await db
    .insert(cardsSeen)
    .values(rows)
    .onConflictDoUpdate({
      target: [cardsSeen.personId, cardsSeen.delegateId],
      set: { seenAt: sql`excluded.seen_at` },
      setWhere: sql`${cardsSeen.seenAt} < excluded.seen_at`,
    })
    .returning({ delegateId: cardsSeen.delegateId });
  return seen.length;
}
