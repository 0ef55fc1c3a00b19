import type { Database } from '../../platform/database/database.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';

export async function theForum(db: Database) {
  const [row] = await db.select().from(forum).limit(1);
  return row;
}
