import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';

export type ContactRow = typeof contactPerson.$inferSelect;
export type OwnModesRow = NonNullable<Awaited<ReturnType<typeof modesOf>>>;

export async function modesOf(db: Database, id: string) {
  const { id: personId, badge, contactOnly, mode, assistantWaits, mobileSealed, emailSealed } = person;
  const { name, familyName, honorific } = person;
  const [found] = await db
    .select({
      ...{ id: personId, badge, contactOnly, mode, assistantWaits, mobileSealed, emailSealed },
      ...{ name, familyName, honorific },
    })
    .from(person)
    .where(eq(person.id, id));
  return found;
}

/** Whom the delegate has named now: waiting or confirmed. */
export async function currentContact(db: Database, delegateId: string): Promise<ContactRow | undefined> {
  const [found] = await db
    .select()
    .from(contactPerson)
    .where(and(eq(contactPerson.delegateId, delegateId), inArray(contactPerson.state, ['waiting', 'confirmed'])));
  return found;
}

type ModeChange = Pick<typeof person.$inferInsert, 'mode' | 'assistantWaits'>;

export async function updateMode(db: Database, id: string, { mode, assistantWaits }: ModeChange) {
  await db.update(person).set({ mode, assistantWaits }).where(eq(person.id, id));
}

export async function insertContact(db: Database, row: typeof contactPerson.$inferInsert): Promise<ContactRow> {
  const [inserted] = await db.insert(contactPerson).values(row).returning();
  if (!inserted) throw new Error('an inserted row is returned');
  return inserted;
}

export async function updateContact(db: Database, id: string, change: Partial<ContactRow>) {
  await db.update(contactPerson).set(change).where(eq(contactPerson.id, id));
}
