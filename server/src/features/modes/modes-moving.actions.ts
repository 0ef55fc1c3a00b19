import { moveToldFor } from '../../platform/messages/sending.store.ts';
import { dropCachedSessions, lockPerson } from '../session/session.actions.ts';
import { changeMode, endContactAndMode, noteContact, type ModesWrite } from './modes-change.actions.ts';
import { openedContact } from './modes-sharing.actions.ts';
import * as records from './modes-records.store.ts';
import { invitationEnd, modeWithNewContact, mustAgreeAgain } from './modes.rules.ts';
import { currentContact, modesOf, updateContact, type ContactRow } from './modes.store.ts';

/** An attendee who has read a code at an address, and until when at the latest. */
type Proven = { personId: string; channel: 'mobile' | 'email'; address: string; provenAt: Date };

/**
 * The address of a record that was made for a contact person turns out to be an attendee's. Such a record is whoever has
 * its email: with the email its namings go to the attendee, and with a mobile none, because whoever agreed may have done
 * so by the email. The record ends if nobody names it any more.
 */
export async function moveNamings(write: ModesWrite, recordId: string, proven: Proven) {
  const { db, tellPerson } = write;
  const { personId, channel } = proven;
  if (channel === 'email') await records.moveFormerNamings(db, { from: recordId, to: personId });
  const others = await namingsByOthers(write, recordId, proven);
  if (channel === 'email' && others.length > 0) await moveTo(write, others, { ...proven, recordId });
  if (await records.endRecordUnlessNamed(db, recordId)) dropCachedSessions(write, recordId);
  else tellPerson(recordId);
  tellPerson(personId);
}

/**
 * The namings with this address, behind the locks of the delegates; that of the attendee ends, because nobody is their
 * own contact person. The attendee and the address are locked before them, and whoever names somebody locks the other
 * way round: of two such transactions the database gives one up, which `inTransaction` begins again.
 */
async function namingsByOthers(write: ModesWrite, recordId: string, { personId, channel, address }: Proven) {
  const { db, services } = write;
  const others: ContactRow[] = [];
  for (const named of await records.namingsOf(db, recordId)) {
    if (openedContact(named, services.sealing)[channel] !== address) continue;
    await lockPerson(db, named.delegateId);
    const contact = await currentContact(db, named.delegateId);
    // Somebody else may have been named meanwhile.
    if (contact?.id !== named.id) continue;
    if (contact.delegateId === personId) await endContactAndMode(write, contact, 'ownAddress');
    else others.push(contact);
  }
  return others;
}

type Moving = Proven & { recordId: string };

async function moveTo(write: ModesWrite, namings: ContactRow[], { personId, provenAt, recordId }: Moving) {
  const { db, now, changed } = write;
  for (const naming of namings) {
    // The moment of the first agreement stays, because exchanges since then share the row.
    const waiting = mustAgreeAgain(naming, provenAt) && ({ state: 'waiting', waitsUntil: invitationEnd(now) } as const);
    await updateContact(db, naming.id, { personId, ...waiting });
  }
  const delegateIds = namings.map(({ delegateId }) => delegateId);
  await moveToldFor(db, { from: recordId, to: personId, delegateIds });
  await changed({
    ...{ kind: 'person', item: personId, what: 'become contact person by an address' },
    before: null,
    after: { contacts: namings.map(({ id }) => id) },
  });
  for (const naming of namings) await tellDelegate(write, naming, mustAgreeAgain(naming, provenAt));
}

/** The delegate reads that somebody logs in otherwise, and neither here nor in the log whose record it is. */
async function tellDelegate(write: ModesWrite, { id, delegateId, state }: ContactRow, isAskedAgain: boolean) {
  const { db, changed, tellPerson } = write;
  await changed({
    ...{ kind: 'person', item: delegateId, what: 'contact person logs in another way' },
    before: { contact: id, state },
    after: { contact: id, state: isAskedAgain ? 'waiting' : state },
  });
  const delegate = isAskedAgain ? await modesOf(db, delegateId) : undefined;
  if (delegate) await changeMode(write, delegateId, delegate, modeWithNewContact(delegate));
  // Of an invitation that waits as before there is nothing to tell.
  const event = isAskedAgain ? 'waitsAgain' : 'otherLogin';
  if (state === 'confirmed') await noteContact(write, delegateId, id, { event, contactId: id });
  tellPerson(delegateId);
}
