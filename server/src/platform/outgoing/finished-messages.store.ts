import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outgoingMessage } from '../database/tables/outgoing.ts';

type Finished = { id: string; state: 'sent' | 'dropped' | 'failed'; finishedAt: Date };

/** Codes and addresses are removed as soon as they are no longer needed. */
export async function finishMessage(db: Database, { id, ...finished }: Finished) {
  await db
    .update(outgoingMessage)
    .set({ ...finished, contentSealed: null })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')));
}

export async function deleteMessagesBefore(db: Database, before: Date) {
  await db.delete(outgoingMessage).where(lt(outgoingMessage.createdAt, before));
}
