import type { nameContact } from 'contract/calls/modes';
import { redBadgeOnly } from 'contract/refusals/cards';
import { tooManyNamings } from 'contract/refusals/modes';
import { normalEmail } from 'contract/rules/email';
import { normalMobile } from 'contract/rules/phone';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { lockClaims } from '../../platform/people/address-claims.store.ts';
import { spokenOf } from '../../platform/people/form-of-address.ts';
import { isOneOfManyAskers } from '../../platform/people/many-askers.rules.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import { dateIn, momentIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { dropCachedSessions, lockPerson } from '../session/session.actions.ts';
import { dropCodesTo } from '../sign-in/sign-in-code.actions.ts';
import { takeOwnCode } from '../sign-in/sign-in-confirm.actions.ts';
import { contactShown, ownAddresses, ownModes } from './modes.actions.ts';
import { changeMode, endContact, noteContact, takeBackTold } from './modes-change.actions.ts';
import { openedContact } from './modes-sharing.actions.ts';
import * as records from './modes-records.store.ts';
import * as rules from './modes.rules.ts';
import * as store from './modes.store.ts';
import { invitationMail } from './modes.words.ts';

type Naming = Context<typeof nameContact>;
type Named = { name: string; mobile: string; email: string };

/** Does the same for every address, so that nothing tells whether its owner attends. */
export async function nameContactPerson(context: Naming) {
  const { viewer, body, db, services } = context;
  if (viewer.badge !== 'red') refuse(redBadgeOnly);
  await lockPerson(db, viewer.id);
  const delegate = await ownModes(db, viewer.id);
  const named = checked(context, delegate);
  const current = await store.currentContact(db, viewer.id);
  const isSame = current !== undefined && hasAddresses(openedContact(current, services.sealing), named);
  if (!isSame) await refuseIfNamedTooOften(context);
  const refused = await takeOwnCode(context, body);
  if (refused) return refused;
  const { timeZone } = await currentForum(db);
  const contact = isSame ? await renamed(context, current, named) : await newContact(context, delegate, named, current);
  return contactShown(contact, services.sealing, timeZone);
}

function hasAddresses(contact: Named, { mobile, email }: Named): boolean {
  return contact.mobile === mobile && contact.email === email;
}

/** Every wrong field says its own, and the first of them is the refusal. */
function checked({ body, language, services }: Naming, delegate: store.OwnModesRow): Named {
  const { name } = body;
  const [mobile, email] = [normalMobile(body.mobile), normalEmail(body.email)];
  const wrong = rules.whyContactCannotBeNamed({ name, mobile, email }, ownAddresses(delegate, services.sealing));
  const [first] = wrong;
  if (first) refuse(first, { fields: Object.fromEntries(wrong.map(({ field, says }) => [field, says[language]])) });
  if (!mobile || !email) throw new Error('wrong addresses were refused');
  return { name, mobile, email };
}

async function refuseIfNamedTooOften({ viewer, db, now }: Naming) {
  const { timeZone } = await currentForum(db);
  const today = momentIn(timeZone, dateIn(timeZone, now), '00:00');
  if ((await records.namingsSince(db, viewer.id, today)) >= rules.namingsPerDay) refuse(tooManyNamings);
}

/** The same person under another name, who goes on as before. */
async function renamed({ body, db, services, ...context }: Naming, contact: store.ContactRow, { name }: Named) {
  const nameSealed = services.sealing.seal(name, `${contact.id} name`);
  const { seesSchedule } = body;
  await store.updateContact(db, contact.id, { nameSealed, seesSchedule });
  if (!seesSchedule) await takeBackTold({ db }, contact, 'reminder');
  await context.changed({
    ...{ kind: 'person', item: contact.delegateId, what: 'rename contact person' },
    before: { contact: contact.id, seesSchedule: contact.seesSchedule },
    after: { contact: contact.id, seesSchedule },
  });
  for (const id of [contact.delegateId, contact.personId]) if (id) context.tellPerson(id);
  return { ...contact, nameSealed, seesSchedule };
}

async function newContact(
  context: Naming,
  delegate: store.OwnModesRow,
  named: Named,
  current: store.ContactRow | undefined,
): Promise<store.ContactRow> {
  const { body, db, now, changed, tellPerson, services } = context;
  const { seal } = services.sealing;
  if (current) await endContact(context, current, 'replaced');
  const personId = await recordFor(context, named);
  await alarmIfOneOfMany(context, personId);
  const id = newId();
  const contact = await store.insertContact(db, {
    ...{ id, delegateId: delegate.id, personId, state: 'waiting', seesSchedule: body.seesSchedule },
    nameSealed: seal(named.name, `${id} name`),
    mobileSealed: seal(named.mobile, `${id} mobile`),
    emailSealed: seal(named.email, `${id} email`),
    ...{ namedAt: now, waitsUntil: rules.invitationEnd(now) },
  });
  if (current) await changeMode(context, delegate.id, delegate, rules.modeWithNewContact(delegate));
  const after = { contact: id, state: 'waiting', seesSchedule: body.seesSchedule };
  await changed({ kind: 'person', item: delegate.id, what: 'name contact person', before: null, after });
  await noteContact(context, personId, id, { event: 'invited', personId: delegate.id });
  await sendInvitation(context, delegate, named.email);
  for (const one of [delegate.id, personId]) tellPerson(one);
  return contact;
}

/** The record that the person logs in by. The insertion always runs, and does nothing where there is one. */
async function recordFor(context: Naming, { name, mobile, email }: Named): Promise<string> {
  const { db, services } = context;
  const { sealing } = services;
  const [emails, mobiles] = [sealing.fingerprints(email, 'email'), sealing.fingerprints(mobile, 'mobile')];
  await lockClaims(db, [...emails, ...mobiles]);
  const [withEmail, withMobile] = [
    await records.recordWithEmail(db, emails),
    await records.recordWithMobile(db, mobiles),
  ];
  const meant = rules.recordMeant(withEmail, withMobile);
  if (withEmail && withEmail.id === meant?.id) await dropDisputedMobile(context, withEmail, mobiles);
  const id = meant?.id ?? newId();
  const { name: bothNames, familyName, origin } = rules.namesFromForm(name);
  const none = { zh: '', en: '' };
  const isFree = withMobile === undefined;
  await records.insertRecord(db, {
    ...{ id, badge: 'grey', origin, contactOnly: true, verified: true, badgeSignIn: false },
    ...{ ...storedNames(bothNames, familyName), title: none, profile: none },
    ...{ emailSealed: sealing.seal(email, 'email'), emailFingerprint: emails[0] },
    ...(isFree && { mobileSealed: sealing.seal(mobile, 'mobile'), mobileFingerprint: mobiles[0] }),
  });
  return id;
}

/**
 * A record that was made for a contact person keeps a mobile only while everybody names it with this email. Otherwise
 * a delegate could put an own number beside a stranger's email, and answer for all who name the stranger. Where the
 * person already acts for somebody under that mobile it stays, so that no delegate can take it from another's contact
 * person; an invitation with another mobile then cannot be accepted.
 */
async function dropDisputedMobile(context: Naming, record: records.FoundRecord, named: readonly string[]) {
  const { id, contactOnly, mobileFingerprint } = record;
  if (!contactOnly || mobileFingerprint === null || named.includes(mobileFingerprint)) return;
  if (await isConfirmedForOthers(context, id, mobileFingerprint)) return;
  await records.dropMobile(context.db, id);
  await dropCodesTo(context.db, [mobileFingerprint]);
  dropCachedSessions(context, id);
}

async function isConfirmedForOthers({ viewer, db, services }: Naming, personId: string, fingerprint: string) {
  const { sealing } = services;
  const rows = await records.confirmedForOthers(db, personId, viewer.id);
  return rows.some((row) => sealing.fingerprints(openedContact(row, sealing).mobile, 'mobile').includes(fingerprint));
}

const day = 24 * 60 * 60 * 1000;

async function alarmIfOneOfMany({ viewer, db, now, services }: Naming, personId: string) {
  const before = await records.delegatesNaming(db, personId, new Date(now.getTime() - day));
  if (isOneOfManyAskers(viewer.id, before))
    services.alarm('many delegates name one contact person', { person: viewer.id });
}

/** The invitation itself stands, so that the delegate cannot tell whether others named the same person. */
async function isInvitedTooOften({ db, now, services }: Naming, email: string) {
  const rows = await records.emailsNamedSince(db, new Date(now.getTime() - 7 * day));
  const emails = readableRows(rows, services, (row) => services.sealing.open(row.emailSealed, `${row.id} email`));
  return emails.filter((one) => one === email).length > rules.invitationsPerWeek;
}

async function sendInvitation(context: Naming, delegate: store.OwnModesRow, to: string) {
  const { db, now, services } = context;
  if (await isInvitedTooOften(context, to)) return;
  const { name, secretariatPhone: phone } = await currentForum(db);
  const mail = invitationMail({
    ...{ forumName: name, phone, address: `${services.settings.publicUrl}/cdfH5/` },
    delegate: { zh: spokenOf(delegate, 'zh'), en: spokenOf(delegate, 'en') },
  });
  await services.outgoing.sendLater(db, { channel: 'email', purpose: 'contact invitation', to, ...mail, now });
}
