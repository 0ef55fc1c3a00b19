import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { partnerKey, partnerLink } from '../../platform/database/tables/host-app.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { webhookDelivery } from '../../platform/database/tables/message-deliveries.ts';

export type WebhookDelivery = typeof webhookDelivery.$inferSelect;

const isThis = ({ messageId, partnerId }: Pick<WebhookDelivery, 'messageId' | 'partnerId'>) =>
  and(eq(webhookDelivery.messageId, messageId), eq(webhookDelivery.partnerId, partnerId));

/** The trigger does not know the configuration. */
export async function deleteOfOtherPartners(db: Database, partners: readonly string[]) {
  await db.delete(webhookDelivery).where(notInArray(webhookDelivery.partnerId, [...partners]));
}

/** Takes what is due. Until `freeAgainAt` no other instance takes it; then this one was probably killed. */
export function takeDue(db: Database, now: Date, { freeAgainAt, most }: { freeAgainAt: Date; most: number }) {
  const { messageId, partnerId } = webhookDelivery;
  const due = db
    .select({ messageId, partnerId })
    .from(webhookDelivery)
    .where(lte(webhookDelivery.nextTryAt, now))
    .orderBy(asc(webhookDelivery.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(webhookDelivery)
    .set({ nextTryAt: freeAgainAt, attempts: sql`${webhookDelivery.attempts} + 1` })
    .where(sql`(${messageId}, ${partnerId}) in ${due}`)
    .returning();
}

/**
 * The messages with the sessions in the partner's app; one that was recalled, a person who logged out there or is not
 * linked any more, and a partner whose key was revoked are missing.
 */
export function withSessions(db: Database, deliveries: readonly WebhookDelivery[]) {
  return db
    .select({ delivery: webhookDelivery, message, session, badge: person.badge })
    .from(webhookDelivery)
    .innerJoin(message, eq(message.id, webhookDelivery.messageId))
    .innerJoin(
      partnerLink,
      and(
        eq(partnerLink.partnerId, webhookDelivery.partnerId),
        eq(partnerLink.personId, message.personId),
        isNotNull(partnerLink.enteredAt),
      ),
    )
    .innerJoin(partnerKey, and(eq(partnerKey.id, partnerLink.partnerId), isNull(partnerKey.revokedAt)))
    .innerJoin(session, and(eq(session.personId, message.personId), eq(session.kind, 'host'), isNull(session.endedAt)))
    .innerJoin(person, eq(person.id, message.personId))
    .where(
      inArray(
        webhookDelivery.messageId,
        deliveries.map(({ messageId }) => messageId),
      ),
    );
}

export async function deleteDelivery(db: Database, delivery: WebhookDelivery) {
  await db.delete(webhookDelivery).where(isThis(delivery));
}

export async function tryAgainAt(db: Database, delivery: WebhookDelivery, nextTryAt: Date) {
  await db.update(webhookDelivery).set({ nextTryAt }).where(isThis(delivery));
}

export async function deleteWebhooksBefore(db: Database, before: Date) {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.nextTryAt, before));
}
