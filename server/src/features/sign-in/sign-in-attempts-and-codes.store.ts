import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { channelOutage } from '../../platform/database/tables/outgoing.ts';
import { person } from '../../platform/database/tables/people.ts';
import { codeRequest, signInFlow } from '../../platform/database/tables/sign-in.ts';
import { takeOverFailures } from './sign-in-limits.store.ts';
import type { CodeChannel } from './sign-in.rules.ts';

export type FlowRow = typeof signInFlow.$inferSelect;

export async function insertFlow(db: Database, row: typeof signInFlow.$inferInsert) {
  await db.insert(signInFlow).values(row);
}

/** Locks the attempt: a second request with the same image waits here and finds the image used up. */
export async function flowToChange(db: Database, id: string): Promise<FlowRow | undefined> {
  const [flow] = await db.select().from(signInFlow).where(eq(signInFlow.id, id)).for('update');
  return flow;
}

/** Returns the id if there is such an attempt. */
export async function changeFlow(db: Database, id: string, change: Partial<FlowRow>): Promise<string | undefined> {
  const [changed] = await db
    .update(signInFlow)
    .set(change)
    .where(eq(signInFlow.id, id))
    .returning({ id: signInFlow.id });
  return changed?.id;
}

/**
 * Requests for one address wait for each other, so that fifty at once are one message. What was counted under a
 * fingerprint of an older store secret goes on under the current one, which is returned.
 */
export async function lockAddress(db: Database, fingerprints: [current: string, ...older: string[]]): Promise<string> {
  for (const one of fingerprints.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`);
  const [current, ...older] = fingerprints;
  for (const one of older) await renameAddress(db, one, current);
  return current;
}

async function renameAddress(db: Database, older: string, current: string) {
  for (const table of [codeRequest, signInFlow])
    await db.update(table).set({ addressFingerprint: current }).where(eq(table.addressFingerprint, older));
  await takeOverFailures(db, older, current);
}

/** When the channel last broke down. It is the same for every address, so it reveals nothing about one. */
export async function lastOutageOf(db: Database, channel: 'sms' | 'email'): Promise<Date | undefined> {
  const [row] = await db.select().from(channelOutage).where(eq(channelOutage.channel, channel));
  return row?.openedAt;
}

export async function personByAddress(db: Database, channel: CodeChannel, fingerprints: string[]) {
  const column = channel === 'mobile' ? person.mobileFingerprint : person.emailFingerprint;
  const [found] = await db.select({ id: person.id }).from(person).where(inArray(column, fingerprints));
  return found;
}

type NewCode = { flowId: string; addressFingerprint: string; forKnownDevice: boolean };

/**
 * An address has one valid code for strangers and one for the known devices. A new one makes the older ones of its own
 * kind invalid, so that strangers cannot make worthless what a known device was sent.
 */
export async function dropOtherCodes(db: Database, { flowId, addressFingerprint, forKnownDevice }: NewCode) {
  await db
    .update(signInFlow)
    .set({ codeHash: null })
    .where(
      and(
        eq(signInFlow.addressFingerprint, addressFingerprint),
        eq(signInFlow.forKnownDevice, forKnownDevice),
        ne(signInFlow.id, flowId),
        isNotNull(signInFlow.codeHash),
      ),
    );
}

/** Of an address that is nobody's any more. */
export async function dropCodesOf(db: Database, addressFingerprint: string) {
  await db.update(signInFlow).set({ codeHash: null }).where(eq(signInFlow.addressFingerprint, addressFingerprint));
}

/** Counts the try before it is judged; returns nothing if the code is expired, used up or unknown. */
export async function takeTry(db: Database, flowId: string, now: Date): Promise<FlowRow | undefined> {
  const [flow] = await db
    .update(signInFlow)
    .set({ tries: sql`${signInFlow.tries} + 1` })
    .where(
      and(
        eq(signInFlow.id, flowId),
        isNotNull(signInFlow.codeHash),
        isNull(signInFlow.usedAt),
        gt(signInFlow.codeExpiresAt, now),
        lt(signInFlow.tries, signInFlow.mostTries),
      ),
    )
    .returning();
  return flow;
}

export async function deleteFlowsBefore(db: Database, before: Date) {
  await db.delete(signInFlow).where(lt(signInFlow.createdAt, before));
  await db.delete(codeRequest).where(lt(codeRequest.at, before));
}

/** Pictures for which nobody asked a code, and badges that were read: they are worthless after ten minutes. */
export async function deleteAbandonedFlowsBefore(db: Database, before: Date) {
  const hasNoCode = or(isNull(signInFlow.method), eq(signInFlow.method, 'badge'));
  await db.delete(signInFlow).where(and(hasNoCode, lt(signInFlow.createdAt, before)));
}

/** The desk codes of a person are counted and replaced like the codes to an address. */
export const deskOf = (personId: string) => `desk ${personId}`;

export async function newestDeskFlow(db: Database, personId: string): Promise<FlowRow | undefined> {
  const [flow] = await db
    .select()
    .from(signInFlow)
    .where(and(eq(signInFlow.addressFingerprint, deskOf(personId)), isNotNull(signInFlow.codeHash)))
    .orderBy(desc(signInFlow.createdAt))
    .limit(1);
  return flow;
}
