import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import { inDirectory } from '../../platform/people/who-sees-what.rules.ts';

const isInDirectory = and(
  ...[eq(person.badge, inDirectory.badge), eq(person.listed, inDirectory.listed), eq(person.decoy, false)],
);

export type DirectoryRecord = Awaited<ReturnType<typeof listedDelegates>>[number];

/** Everyone in the directory, in one query that leaves out the columns the directory may never show. */
export const listedDelegates = (db: Database) => recordsOf(db, isInDirectory);

/** Those who are nobody, as the directory would show them. */
export const decoys = (db: Database) => recordsOf(db, eq(person.decoy, true));

function recordsOf(db: Database, which: SQL | undefined) {
  const { id, version, badge, listed, origin, rank, name, familyName, reading, title, organisation } = person;
  const { profile, organisationProfile, languages } = person;
  return db
    .select({
      ...{ id, version, badge, listed, origin, rank, name, familyName, reading, title, organisation },
      ...{ profile, organisationProfile, languages, photo: photo.number },
    })
    .from(person)
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(which);
}

export async function listingOf(db: Database, id: string) {
  const [found] = await db.select({ badge: person.badge, listed: person.listed }).from(person).where(eq(person.id, id));
  return found;
}
