import { and, asc, count, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { codeRequest, failedVerification, signInFailure } from '../../platform/database/tables/sign-in.ts';

/** Failures count against this. `device` is empty for all devices that never signed in, which share one budget. */
export type Subject = { method: 'code' | 'badge'; subject: string; device: string };

const isThis = ({ method, subject, device }: Subject) =>
  and(eq(signInFailure.method, method), eq(signInFailure.subject, subject), eq(signInFailure.device, device));

/**
 * Counts the try before it is judged, in one statement that locks the row until the transaction ends. So parallel
 * guesses wait for each other, and each is counted.
 */
export async function countTry(db: Database, subject: Subject, today: string) {
  const [counted] = await db
    .insert(signInFailure)
    .values({ ...subject, day: today, count: 1, inARow: 1 })
    .onConflictDoUpdate({
      target: [signInFailure.method, signInFailure.subject, signInFailure.device],
      set: {
        count: sql`case when ${signInFailure.day} = ${today} then ${signInFailure.count} + 1 else 1 end`,
        day: today,
        inARow: sql`${signInFailure.inARow} + 1`,
        wrongDates: sql`case when ${signInFailure.day} = ${today} then ${signInFailure.wrongDates} else '{}' end`,
      },
    })
    .returning();
  if (!counted) throw new Error('a counted try has no row');
  return counted;
}

/** Takes back the try that was counted last; its row is still locked. */
export async function uncountTry(db: Database, subject: Subject) {
  const [left] = await db
    .update(signInFailure)
    .set({ count: sql`${signInFailure.count} - 1`, inARow: sql`${signInFailure.inARow} - 1` })
    .where(isThis(subject))
    .returning();
  if (!left) throw new Error('a counted try has no row');
  return left;
}

export async function noteWrongDate(db: Database, subject: Subject, wrongDate: string) {
  const wrongDates = sql`array_append(${signInFailure.wrongDates}, ${wrongDate})`;
  await db.update(signInFailure).set({ wrongDates }).where(isThis(subject));
}

export async function isRestricted(db: Database, subject: Subject): Promise<boolean> {
  const [row] = await db
    .select({ restrictedAt: signInFailure.restrictedAt })
    .from(signInFailure)
    .where(isThis(subject));
  return Boolean(row?.restrictedAt);
}

export async function restrict(db: Database, subject: Subject, restrictedAt: Date) {
  await db.update(signInFailure).set({ restrictedAt }).where(isThis(subject));
}

/** A right try is no failure and ends the failures in a row; the other failures of the day still count. */
export async function forgive(db: Database, subject: Subject) {
  await db
    .update(signInFailure)
    .set({ count: sql`${signInFailure.count} - 1`, inARow: 0 })
    .where(isThis(subject));
}

/** The secretariat's reset deletes the failures of every device. */
export async function forgetAllFailures(db: Database, method: Subject['method'], subject: string): Promise<number> {
  const gone = await db
    .delete(signInFailure)
    .where(and(eq(signInFailure.method, method), eq(signInFailure.subject, subject)))
    .returning({ restrictedAt: signInFailure.restrictedAt });
  return gone.length;
}

/** A try that was under way may have been counted under the older name meanwhile, so that both are added. */
export async function takeOverFailures(db: Database, older: string, current: string) {
  await db.execute(sql`
    with taken as (delete from sign_in_failure where method = 'code' and subject = ${older} returning *)
    insert into sign_in_failure as kept (method, subject, device, day, count, in_a_row, restricted_at)
    select method, ${current}, device, day, count, in_a_row, restricted_at from taken
    on conflict (method, subject, device) do update set
      day = greatest(kept.day, excluded.day), count = kept.count + excluded.count,
      in_a_row = kept.in_a_row + excluded.in_a_row, restricted_at = coalesce(kept.restricted_at, excluded.restricted_at)`);
}

export async function noteFailedVerification(db: Database, at: Date) {
  await db.insert(failedVerification).values({ at });
}

export async function failedVerificationsSince(db: Database, since: Date): Promise<number> {
  const [row] = await db.select({ failed: count() }).from(failedVerification).where(gt(failedVerification.at, since));
  return row?.failed ?? 0;
}

export async function deleteVerificationsBefore(db: Database, before: Date) {
  await db.delete(failedVerification).where(lt(failedVerification.at, before));
}

/** A restriction stays until the secretariat lifts it, or until nobody can sign in any more. */
export async function deleteFailuresBefore(db: Database, before: { unrestricted: Date; all: Date }) {
  const lastFailed = (limit: Date) => lt(signInFailure.day, limit.toISOString().slice(0, 10));
  const forgiven = and(isNull(signInFailure.restrictedAt), lastFailed(before.unrestricted));
  await db.delete(signInFailure).where(or(forgiven, lastFailed(before.all)));
}

/** The failures counted against a badge or an address; the rows stay locked until the transaction ends. */
export async function failuresToLift(db: Database, method: 'code' | 'badge', subject: string) {
  const { device, day, count, inARow, restrictedAt } = signInFailure;
  return db
    .select({ device, day, count, inARow, restrictedAt })
    .from(signInFailure)
    .where(and(eq(signInFailure.method, method), eq(signInFailure.subject, subject)))
    .orderBy(asc(device))
    .for('update');
}

/** When codes were requested. The known devices of a person share one budget, all other devices another. */
export async function codeRequestsSince(
  db: Database,
  { fingerprint, device }: { fingerprint: string; device: string },
  since: Date,
): Promise<Date[]> {
  const alike = device === '' ? eq(codeRequest.device, '') : ne(codeRequest.device, '');
  const ofThese = and(eq(codeRequest.addressFingerprint, fingerprint), alike);
  const rows = await db
    .select({ at: codeRequest.at })
    .from(codeRequest)
    .where(and(ofThese, gt(codeRequest.at, since)));
  return rows.map(({ at }) => at);
}

export async function insertCodeRequest(db: Database, row: typeof codeRequest.$inferInsert) {
  await db.insert(codeRequest).values(row);
}
