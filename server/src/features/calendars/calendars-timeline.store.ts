import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Both } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { contentVersion } from '../../platform/database/tables/content/versions.ts';
import { hall } from '../../platform/database/tables/content/forum.ts';
import type { TimesOfVersion } from './calendars-timeline.rules.ts';

/** Every published version of these meetings, oldest first. */
export async function timesOfVersions(db: Database, meetingIds: string[]): Promise<Map<string, TimesOfVersion[]>> {
  if (meetingIds.length === 0) return new Map();
  const { item, content, at, kind, state, version } = contentVersion;
  const rows = await db
    .select({ item, content, at })
    .from(contentVersion)
    .where(and(eq(kind, 'meeting'), eq(state, 'published'), inArray(item, meetingIds)))
    .orderBy(asc(version));
  const times = rows.map(({ item: id, at: published, content: json }) => ({
    ...{ id, at: published, startsAt: String(json['startsAt']), endsAt: String(json['endsAt']) },
    cancelled: (json['change'] as { kind: string } | null)?.kind === 'cancelled',
  }));
  return Map.groupBy(times, ({ id }) => id);
}

export async function namesOfHalls(db: Database): Promise<Map<string, Both>> {
  const rows = await db.select({ id: hall.id, name: hall.name }).from(hall);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
