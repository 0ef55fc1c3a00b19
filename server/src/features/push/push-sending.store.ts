import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { pushDelivery, pushSubscription } from '../../platform/database/tables/push.ts';
import { session } from '../../platform/database/tables/session.ts';

export type Delivery = typeof pushDelivery.$inferSelect;

const isThis = ({ messageId, sessionId }: Pick<Delivery, 'messageId' | 'sessionId'>) =>
  and(eq(pushDelivery.messageId, messageId), eq(pushDelivery.sessionId, sessionId));

/** Takes what is due. Until `freeAgainAt` no other instance takes it; then this one was probably killed. */
export function takeDue(db: Database, now: Date, { freeAgainAt, most }: { freeAgainAt: Date; most: number }) {
  const { messageId, sessionId } = pushDelivery;
  const due = db
    .select({ messageId, sessionId })
    .from(pushDelivery)
    .where(lte(pushDelivery.nextTryAt, now))
    .orderBy(asc(pushDelivery.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(pushDelivery)
    .set({ nextTryAt: freeAgainAt, attempts: sql`${pushDelivery.attempts} + 1` })
    .where(sql`(${messageId}, ${sessionId}) in ${due}`)
    .returning();
}

/** The messages with the phones that they go to; one that was recalled, or a phone that logged out, is missing. */
export function withPhones(db: Database, deliveries: readonly Delivery[]) {
  return db
    .select({ delivery: pushDelivery, message, session, subscription: pushSubscription, badge: person.badge })
    .from(pushDelivery)
    .innerJoin(message, eq(message.id, pushDelivery.messageId))
    .innerJoin(pushSubscription, eq(pushSubscription.sessionId, pushDelivery.sessionId))
    .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), eq(session.personId, message.personId)))
    .innerJoin(person, eq(person.id, session.personId))
    .where(
      and(
        inArray(pushDelivery.messageId, [...new Set(deliveries.map(({ messageId }) => messageId))]),
        inArray(pushDelivery.sessionId, [...new Set(deliveries.map(({ sessionId }) => sessionId))]),
      ),
    );
}

export async function deleteDelivery(db: Database, delivery: Delivery) {
  await db.delete(pushDelivery).where(isThis(delivery));
}

export async function tryAgainAt(db: Database, delivery: Delivery, nextTryAt: Date) {
  await db.update(pushDelivery).set({ nextTryAt }).where(isThis(delivery));
}

/** The phone may have subscribed anew meanwhile; then the new subscription stays. */
export async function pruneSubscription(db: Database, { endpointHash }: { endpointHash: string }) {
  await db.delete(pushSubscription).where(eq(pushSubscription.endpointHash, endpointHash));
}

export async function deleteDeliveriesBefore(db: Database, before: Date) {
  await db.delete(pushDelivery).where(lt(pushDelivery.nextTryAt, before));
}
