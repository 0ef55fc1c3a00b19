import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const Failures = z.object({ rows: z.array(z.object({ count: z.int() })) });
const Sessions = z.object({ rows: z.array(z.object({ live: z.int(), ended: z.int() })) });

/** The number of judged tries for each target. */
export async function signInFailuresOf(db: Database, method: 'code' | 'badge'): Promise<number[]> {
  return Failures.parse(
    await db.execute(sql`select count from sign_in_failure where method = ${method} order by count`),
  ).rows.map(({ count }) => count);
}

export async function sessionOf(db: Database, personId: string) {
  const counted = await db.execute(
    sql`select count(*) filter (where ended_at is null)::int as live, count(*) filter (where ended_at is not null)::int as ended from session where person_id = ${personId}`,
  );
  return Sessions.parse(counted).rows[0];
}
