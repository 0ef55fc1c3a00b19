import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { messageSms } from '../../platform/database/tables/message-deliveries.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';

/** Takes them for good: they are written to the outgoing messages in the same transaction. */
export async function takeSms(db: Database, most: number): Promise<string[]> {
  const due = db
    .select({ messageId: messageSms.messageId })
    .from(messageSms)
    .orderBy(asc(messageSms.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db.delete(messageSms).where(inArray(messageSms.messageId, due)).returning();
  return taken.map(({ messageId }) => messageId);
}

/** The messages with their receivers, and the language of the last call of each, in whatever session it was. */
export function withReceivers(db: Database, messageIds: string[]) {
  const { badge, origin, mobileSealed, emailSealed } = person;
  const last = db
    .select({ language: session.language })
    .from(session)
    .where(eq(session.personId, message.personId))
    .orderBy(desc(session.lastUsedAt))
    .limit(1)
    .as('last');
  return db
    .select({ message, badge, origin, mobileSealed, emailSealed, language: last.language })
    .from(message)
    .innerJoin(person, eq(person.id, message.personId))
    .leftJoinLateral(last, sql`true`)
    .where(inArray(message.id, messageIds));
}

export async function deleteSmsBefore(db: Database, before: Date) {
  await db.delete(messageSms).where(lt(messageSms.dueAt, before));
}
