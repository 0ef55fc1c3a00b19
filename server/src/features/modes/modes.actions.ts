import type * as calls from 'contract/calls/modes';
import { contactNeeded } from 'contract/refusals/modes';
import type { Context } from '../../platform/http/binding.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { lockPerson } from '../session/session.actions.ts';
import { changeMode, endContactAndMode, takeBackTold } from './modes-change.actions.ts';
import { openedContact } from './modes-sharing.actions.ts';
import { modeAfterChoice, whyModeCannotBeSet } from './modes.rules.ts';
import * as store from './modes.store.ts';

export async function showModes({ viewer, db, services }: Context<typeof calls.getModes>): Promise<calls.OwnModes> {
  const own = await ownModes(db, viewer.id);
  const contact = await store.currentContact(db, viewer.id);
  const { timeZone } = await currentForum(db);
  const { mobile, email } = ownAddresses(own, services.sealing);
  return {
    ...{ hasModes: own.badge === 'red', mode: own.mode, assistantWaits: own.assistantWaits, timeZone },
    contact: contact ? contactShown(contact, services.sealing, timeZone) : null,
    mobile: mobile ?? '',
    email: email ?? '',
  };
}

export function ownAddresses({ mobileSealed, emailSealed }: store.OwnModesRow, sealing: Sealing) {
  return {
    mobile: mobileSealed && sealing.open(mobileSealed, 'mobile'),
    email: emailSealed && sealing.open(emailSealed, 'email'),
  };
}

export function contactShown(row: store.ContactRow, sealing: Sealing, timeZone: string): calls.ContactPerson {
  const { name, mobile, email } = openedContact(row, sealing);
  const isConfirmed = row.state === 'confirmed';
  return {
    ...{ name, mobile, email, seesSchedule: row.seesSchedule },
    state: isConfirmed ? 'confirmed' : 'waiting',
    waitsUntil: isConfirmed ? null : isoIn(timeZone, row.waitsUntil),
  };
}

export async function ownModes(db: Context<typeof calls.getModes>['db'], id: string): Promise<store.OwnModesRow> {
  const own = await store.modesOf(db, id);
  if (!own) throw new Error('a session without its person');
  return own;
}

export async function setOwnMode(context: Context<typeof calls.setMode>) {
  const { viewer, body, db, tellPerson } = context;
  await lockPerson(db, viewer.id);
  const before = await ownModes(db, viewer.id);
  const contact = stateOf(await store.currentContact(db, viewer.id));
  const refusal = whyModeCannotBeSet(before.badge, body.mode, contact);
  if (refusal) refuse(refusal);
  const after = modeAfterChoice(body.mode, before, contact);
  await changeMode(context, viewer.id, before, after);
  await tellContact(context);
  tellPerson(viewer.id);
  return after;
}

/** The contact person's list of delegates changes with the mode. */
async function tellContact({ viewer, db, tellPerson }: Context<typeof calls.setMode>) {
  const contact = await store.currentContact(db, viewer.id);
  if (contact?.personId) tellPerson(contact.personId);
}

function stateOf(contact: store.ContactRow | undefined): 'waiting' | 'confirmed' | undefined {
  return contact && (contact.state === 'confirmed' ? 'confirmed' : 'waiting');
}

export async function setContactSeesSchedule(context: Context<typeof calls.setSeesSchedule>) {
  const { viewer, body, db, changed, tellPerson } = context;
  const { seesSchedule } = body;
  await lockPerson(db, viewer.id);
  const contact = await store.currentContact(db, viewer.id);
  if (!contact) refuse(contactNeeded);
  if (contact.seesSchedule === seesSchedule) return { seesSchedule };
  await store.updateContact(db, contact.id, { seesSchedule });
  if (!seesSchedule) await takeBackTold(context, contact, 'reminder');
  await changed({
    ...{ kind: 'person', item: viewer.id, what: 'show schedule to contact person' },
    before: { contact: contact.id, seesSchedule: contact.seesSchedule },
    after: { contact: contact.id, seesSchedule },
  });
  for (const id of [viewer.id, contact.personId]) if (id) tellPerson(id);
  return { seesSchedule };
}

export async function revokeOwnContact(context: Context<typeof calls.revokeContact>) {
  const { viewer, db } = context;
  await lockPerson(db, viewer.id);
  const contact = await store.currentContact(db, viewer.id);
  if (contact) await endContactAndMode(context, contact, 'revoked');
  const { mode } = await ownModes(db, viewer.id);
  return { mode };
}
