import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Deletes all messages once the Forum has been over since before this day; read or not, nobody can open them then. */
export async function deleteMessagesIfOverBefore(db: Database, day: string) {
  const isOver = sql`exists (select from forum where last_day < ${day}::date)`;
  await db.execute(sql`delete from message where ${isOver}`);
  await db.execute(sql`delete from announcement where ${isOver}`);
}
