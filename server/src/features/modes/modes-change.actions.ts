import type { ContactFacts, ToldToContact, ToldToDelegate } from '../../platform/messages/message-facts.ts';
import { insertPersonalNotice, takeBackToldFor } from '../../platform/messages/sending.store.ts';
import type { Services } from '../../platform/services.ts';
import type { Write } from '../../platform/writes/write.ts';
import { dropCachedSessions } from '../session/session.actions.ts';
import { modeWithoutContact, type ModeNow } from './modes.rules.ts';
import { endRecordUnlessNamed } from './modes-records.store.ts';
import * as store from './modes.store.ts';

export type ModesWrite = Pick<Write, 'db' | 'changed' | 'tellPerson' | 'afterCommit'> & {
  now: Date;
  services: Services;
};

/** The caller has locked the delegate. Setting what is set changes nothing. */
export async function changeMode(write: ModesWrite, delegateId: string, before: ModeNow, after: ModeNow) {
  if (before.mode === after.mode && before.assistantWaits === after.assistantWaits) return;
  await store.updateMode(write.db, delegateId, after);
  const ends = before.mode === 'assistant' && after.mode !== 'assistant';
  const contact = ends ? await store.currentContact(write.db, delegateId) : undefined;
  if (contact) await takeBackTold(write, contact);
  const shown = ({ mode, assistantWaits }: ModeNow) => ({ mode, assistantWaits });
  await write.changed({
    ...{ kind: 'person', item: delegateId, what: 'change mode' },
    before: shown(before),
    after: shown(after),
  });
}

/** Whoever does not act any more, or does not see the schedule any more, has it in no inbox either. */
export async function takeBackTold(
  { db }: Pick<ModesWrite, 'db'>,
  { personId, delegateId }: store.ContactRow,
  of?: 'reminder',
) {
  if (personId) await takeBackToldFor(db, { readerId: personId, delegateId }, of);
}

/**
 * `replaced` is told like a revocation: the delegate named somebody else. `erased` is told like stopping. `ownAddress`:
 * the delegate has registered the address that they had named.
 */
type Ending = 'revoked' | 'replaced' | 'declined' | 'stopped' | 'lapsed' | 'erased' | 'ownAddress';

/** Ends what the contact person may do, at once, and the record with it if nobody else names the person. */
export async function endContact(write: ModesWrite, contact: store.ContactRow, how: Ending) {
  const { db, now, changed, tellPerson } = write;
  const { id, delegateId, personId, state } = contact;
  const ended = how === 'declined' ? 'declined' : 'ended';
  await store.updateContact(db, id, { state: ended, endedAt: now });
  // The delegate can read the log, and must not learn from it whose record the address leads to.
  await changed({
    ...{ kind: 'person', item: delegateId, what: `contact person ${how}` },
    before: { contact: id, state },
    after: { contact: id, state: ended },
  });
  tellPerson(delegateId);
  if (!personId) return;
  tellPerson(personId);
  await takeBackTold(write, contact);
  const isByDelegate = how === 'revoked' || how === 'replaced';
  if (!isByDelegate) {
    const event = how === 'erased' ? 'stopped' : how;
    await noteContact(write, delegateId, id, { event, contactId: id });
  }
  // An erasure deletes the record itself, and counts what it deletes.
  if (how === 'erased') return;
  if (await endRecordUnlessNamed(db, personId)) return dropCachedSessions(write, personId);
  // Of an invitation that was never answered nothing is left to tell.
  if (isByDelegate && state === 'confirmed')
    await noteContact(write, personId, id, { event: 'revoked', personId: delegateId });
}

/** Nothing is left to say of a delegate who is being erased, neither in the audit log nor to the contact person. */
export async function endContactOfErased(write: ModesWrite, contact: store.ContactRow) {
  const { id, personId } = contact;
  await store.updateContact(write.db, id, { state: 'ended', endedAt: write.now });
  if (!personId) return;
  await takeBackTold(write, contact);
  write.tellPerson(personId);
  if (await endRecordUnlessNamed(write.db, personId)) dropCachedSessions(write, personId);
}

/** Ends it like that, and assistant mode with it. */
export async function endContactAndMode(write: ModesWrite, contact: store.ContactRow, how: Ending) {
  const delegate = await store.modesOf(write.db, contact.delegateId);
  await endContact(write, contact, how);
  if (delegate) await changeMode(write, delegate.id, delegate, modeWithoutContact(delegate));
}

type Noted = ToldToContact | ToldToDelegate;

/** Each event of a naming is told once. */
export async function noteContact(
  { db, now }: Pick<ModesWrite, 'db' | 'now'>,
  to: string,
  naming: string,
  noted: Noted,
) {
  const facts: ContactFacts = { of: 'contact', ...noted };
  await insertPersonalNotice(db, { personId: to, key: `contact ${naming} ${noted.event}`, facts }, now);
}
