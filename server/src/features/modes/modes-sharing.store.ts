import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';

const { id, delegateId, personId, nameSealed, mobileSealed, emailSealed, seesSchedule } = contactPerson;

export type StoredContact = NonNullable<Awaited<ReturnType<typeof contactsById>>[number]>;

/** The person's mode with the sealed contact items and, once confirmed, the contact person. */
export async function sharingRow(db: Database, of: string) {
  const [found] = await db
    .select({
      ...{ badge: person.badge, verified: person.verified, mode: person.mode },
      ...{ mobileSealed: person.mobileSealed, emailSealed: person.emailSealed },
      contact: { id, personId, nameSealed, mobileSealed, emailSealed },
    })
    .from(person)
    .leftJoin(contactPerson, and(eq(delegateId, person.id), eq(contactPerson.state, 'confirmed')))
    .where(eq(person.id, of));
  return found;
}

/** Contact persons of exchanges, also those who act no longer. */
export async function contactsById(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id, delegateId, personId, nameSealed, mobileSealed, emailSealed })
    .from(contactPerson)
    .where(inArray(id, ids));
}

/** The delegates whose cards this person answers now, and as which contact person: confirmed, and the delegate is verified and in assistant mode. */
export function actedForBy(db: Database, assistantId: string) {
  return db
    .select({ id: person.id, badge: person.badge, seesSchedule, contactId: id })
    .from(contactPerson)
    .innerJoin(person, eq(person.id, delegateId))
    .where(
      and(
        ...[eq(personId, assistantId), eq(contactPerson.state, 'confirmed')],
        ...[eq(person.mode, 'assistant'), eq(person.verified, true)],
      ),
    );
}
