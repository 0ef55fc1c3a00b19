import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/pictures.ts';

export type DirectoryRecord = Awaited<ReturnType<typeof redBadges>>[number];

/** Everyone with a red badge, in one query that leaves out the columns the directory may never show. */
export async function redBadges(db: Database) {
  const { id, version, badge, listed, origin, rank, name, familyName, reading, title, organisation } = person;
  const { profile, organisationProfile, languages } = person;
  return db
    .select({
      ...{ id, version, badge, listed, origin, rank, name, familyName, reading, title, organisation },
      ...{ profile, organisationProfile, languages, photo: photo.number },
    })
    .from(person)
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(eq(person.badge, 'red'));
}

export async function listingOf(db: Database, id: string) {
  const [found] = await db.select({ badge: person.badge, listed: person.listed }).from(person).where(eq(person.id, id));
  return found;
}
