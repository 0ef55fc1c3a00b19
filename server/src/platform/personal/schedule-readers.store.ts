import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** Written as text, because drizzle leaves the tables' names out in what a write returns. */
const readers = (delegates: SQL) => sql`
  select contact_person.person_id from contact_person join person on person.id = contact_person.delegate_id
  where contact_person.delegate_id ${delegates} and contact_person.state = 'confirmed'
    and contact_person.sees_schedule and contact_person.person_id is not null
    and person.mode = 'assistant' and person.verified`;

/**
 * Who acts for this person and may see the schedule, or null: a part of a statement that writes the schedule, because in
 * the opening minute thousands bookmark, and few of them have anybody.
 */
export const scheduleReader = (of: string) => sql<string | null>`(${readers(sql`= ${of}`)})`;

const Readers = z.object({ rows: z.array(z.object({ person_id: z.string() })) });

/** Who acts for one of these people and may see the schedule. */
export async function scheduleReaders(db: Database, of: readonly string[]): Promise<string[]> {
  const found = await db.execute(readers(sql`= any(${`{${of.join(',')}}`}::text[])`));
  return Readers.parse(found).rows.map((row) => row.person_id);
}
