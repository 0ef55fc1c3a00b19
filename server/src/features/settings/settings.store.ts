import type { Database } from '../../platform/database/database.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';

type Version = Pick<typeof forum.$inferSelect, 'appVersion' | 'appVersionCode' | 'appVersionRequired'>;

export async function keepVersion(db: Database, version: Version) {
  await db.update(forum).set(version);
}
