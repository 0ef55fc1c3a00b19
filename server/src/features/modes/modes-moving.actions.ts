import { moveToldFor } from '../../platform/messages/sending.store.ts';
import { dropCachedSessions, lockPerson } from '../session/session.actions.ts';
import { endContactAndMode, type ModesWrite } from './modes-change.actions.ts';
import { openedContact } from './modes-sharing.actions.ts';
import * as records from './modes-records.store.ts';
import { currentContact, updateContact, type ContactRow } from './modes.store.ts';

/** An attendee who has read a code at an address. */
type Proven = { personId: string; channel: 'mobile' | 'email'; address: string };

/**
 * The address of a record that was made for a contact person turns out to be an attendee's: whoever named it has named
 * the attendee, who goes on where the record stood. What was confirmed stays so, because the code was read at the
 * address that the delegate named. The record ends if nobody names it any more.
 */
export async function moveNamings(write: ModesWrite, recordId: string, proven: Proven) {
  const { db, services, changed, tellPerson } = write;
  const moved: ContactRow[] = [];
  for (const named of await records.namingsOf(db, recordId)) {
    if (openedContact(named, services.sealing)[proven.channel] !== proven.address) continue;
    await lockPerson(db, named.delegateId);
    const contact = await currentContact(db, named.delegateId);
    // Somebody else may have been named meanwhile.
    if (contact?.id !== named.id) continue;
    // Nobody is their own contact person.
    if (contact.delegateId === proven.personId) await endContactAndMode(write, contact, 'ownAddress');
    else moved.push(contact);
  }
  for (const { id } of moved) await updateContact(db, id, { personId: proven.personId });
  const delegateIds = moved.map(({ delegateId }) => delegateId);
  await moveToldFor(db, { from: recordId, to: proven.personId, delegateIds });
  if (moved.length > 0)
    await changed({
      ...{ kind: 'person', item: proven.personId, what: 'become contact person by an address' },
      before: null,
      after: { contacts: moved.map(({ id, state }) => ({ contact: id, state })) },
    });
  if (await records.endRecordUnlessNamed(db, recordId)) dropCachedSessions(write, recordId);
  tellPerson(proven.personId);
}
