import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';

export type PersonOnRecord = NonNullable<Awaited<ReturnType<typeof recordOf>>>;

/** The person's own record, with the number of the photo. The date of birth is not even loaded. */
export async function recordOf(db: Database, id: string) {
  const { version, badge, listed, name, familyName, title, organisation, profile, mode } = person;
  const { mobileSealed, emailSealed, badgeNumber, profileSubmittedAt } = person;
  const [found] = await db
    .select({
      ...{ id: person.id, version, badge, listed, name, familyName, title, organisation, profile, mode },
      ...{ mobileSealed, emailSealed, badgeNumber, profileSubmittedAt, photo: photo.number },
    })
    .from(person)
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(eq(person.id, id));
  return found;
}

type Columns = typeof person.$inferInsert;
export type RecordChange = Partial<
  Pick<Columns, 'name' | 'familyName' | 'reading' | 'title' | 'organisation' | 'profile' | 'profileSubmittedAt'> &
    Pick<Columns, 'mobileSealed' | 'mobileFingerprint' | 'emailSealed' | 'emailFingerprint'>
>;

export async function updateRecord(db: Database, id: string, change: RecordChange & { version: number }) {
  await db.update(person).set(change).where(eq(person.id, id));
}
