import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { profileView } from '../../platform/database/tables/delegates.ts';
import type { Opened, Views } from './delegates-views-limit.rules.ts';

/** Locks the viewer until the transaction ends, so that their calls on all instances run one after the other. */
export async function viewsBy(
  db: Database,
  { viewerId, delegateId }: { viewerId: string; delegateId: string },
  since: Record<keyof Views, Date>,
): Promise<Views> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${viewerId}`}, 0))`);
  const [counted] = await db
    .select({ hour: openedSince(since.hour, delegateId), day: openedSince(since.day, delegateId) })
    .from(profileView)
    .where(eq(profileView.viewerId, viewerId));
  if (!counted) throw new Error('an aggregate has a row');
  return counted;
}

function openedSince(moment: Date, delegateId: string) {
  const others = and(gt(profileView.seenAt, moment), ne(profileView.delegateId, delegateId));
  const thisOne = and(gt(profileView.seenAt, moment), eq(profileView.delegateId, delegateId));
  return {
    others: sql<number>`(count(*) filter (where ${others}))::int`,
    oldestOther: sql<Opened['oldestOther']>`min(${profileView.seenAt}) filter (where ${others})`.mapWith(
      profileView.seenAt,
    ),
    thisOne: sql<boolean>`coalesce(bool_or(${thisOne}), false)`,
  };
}

export async function noteView(db: Database, viewerId: string, delegateId: string, seenAt: Date) {
  await db
    .insert(profileView)
    .values({ viewerId, delegateId, seenAt })
    .onConflictDoUpdate({ target: [profileView.viewerId, profileView.delegateId], set: { seenAt } });
}

export async function deleteViewsBefore(db: Database, moment: Date) {
  await db.delete(profileView).where(lt(profileView.seenAt, moment));
}
