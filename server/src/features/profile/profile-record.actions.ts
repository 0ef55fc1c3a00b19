import type { Database } from '../../platform/database/database.ts';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import type { Write } from '../../platform/writes/write.ts';
import { whoReadsNameOf } from '../agenda/agenda.actions.ts';
import { lockPerson } from '../session/session.actions.ts';
import { recordOf, updateRecord, type PersonOnRecord, type RecordChange } from './profile.store.ts';

export async function ownRecord(db: Database, id: string): Promise<PersonOnRecord> {
  const found = await recordOf(db, id);
  if (!found) throw new Error('a session without its person');
  return found;
}

/** Behind the person's lock, so that two changes of one record come one after the other. */
export async function recordToChange(db: Database, id: string): Promise<PersonOnRecord> {
  await lockPerson(db, id);
  return ownRecord(db, id);
}

/** Tells everybody who sees the person in the directory or in a meeting; nobody else learns that there was a change. */
export async function changeRecord(
  { db, tellPerson, tellScreens }: Pick<Write, 'db' | 'tellPerson' | 'tellScreens'>,
  person: PersonOnRecord,
  change: RecordChange,
) {
  const [itemId, version] = [person.id, person.version + 1];
  await updateRecord(db, itemId, { ...change, version });
  const audience = hasPageFor({}, person) ? null : await whoReadsNameOf(db, itemId);
  tellScreens({ topic: 'delegates', itemId, version, audience });
  tellPerson(itemId);
}
