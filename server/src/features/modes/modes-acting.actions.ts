import type * as calls from 'contract/calls/modes';
import type { Language } from 'contract/languages';
import { actingEnded, otherContactMobile } from 'contract/refusals/modes';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import { spokenOf } from '../../platform/people/form-of-address.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { ActedFor, Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { lockPerson } from '../session/session.actions.ts';
import { addressReadIn } from '../session/session-new-token.actions.ts';
import { takeOwnCode } from '../sign-in/sign-in-confirm.actions.ts';
import { ownAddresses, ownModes } from './modes.actions.ts';
import * as acting from './modes-acting.store.ts';
import {
  changeMode,
  endContactAndMode,
  endContactOfErased,
  noteContact,
  type ModesWrite,
} from './modes-change.actions.ts';
import { openedContact } from './modes-sharing.actions.ts';
import { isOpenToAnother, modeAfterConfirmation, reachedAt, whyInvitationCannotBeAnswered } from './modes.rules.ts';
import { currentContact, updateContact } from './modes.store.ts';

/**
 * The delegate for whom the viewer may act now. Whoever did before is told that it has ended; whoever never did is not
 * told that there is such a delegate.
 */
export async function actedFor(viewer: Viewer, delegateId: string, db: Database): Promise<ActedFor | undefined> {
  const rows = await acting.agreedRows(db, viewer.id, delegateId);
  const now = rows.find(({ state, mode, verified }) => state === 'confirmed' && mode === 'assistant' && verified);
  if (now) return { id: now.id, badge: now.badge };
  if (rows.length > 0) refuse(actingEnded);
  return undefined;
}

export async function showActing(context: Context<typeof calls.getActing>): Promise<calls.Acting> {
  const { viewer, db, language } = context;
  const { timeZone } = await currentForum(db);
  const agreed = await acting.agreedFor(db, viewer.id);
  const delegates = agreed.filter(({ mode }) => mode === 'assistant');
  const pending = await acting.pendingCards(
    db,
    delegates.map(({ id }) => id),
  );
  return {
    timeZone,
    delegates: delegates.map((row) => ({ ...principal(row, language), pending: pending.get(row.id) ?? 0 })),
    notInAssistantMode: agreed.filter(({ mode }) => mode !== 'assistant').map((row) => principal(row, language)),
    invitations: await waitingInvitations(context, timeZone),
  };
}

async function waitingInvitations(context: Context<typeof calls.getActing>, timeZone: string) {
  const { viewer, db, now, language, services } = context;
  const rows = (await acting.invitationsOf(db, viewer.id)).filter(({ waitsUntil }) => now < waitsUntil);
  if (rows.length === 0) return [];
  const own = ownAddresses(await ownModes(db, viewer.id), services.sealing);
  const readAt = await addressReadIn(db, viewer.sessionId);
  return rows.map(({ invitation, waitsUntil, ...row }) => {
    const named = openedContact({ ...row, id: invitation }, services.sealing);
    const wasRead = readAt !== undefined && isAddressOf(own, named, services.sealing)(readAt);
    return {
      ...principal(row, language),
      ...{ invitation, waitsUntil: isoIn(timeZone, waitsUntil), codeTo: wasRead ? [] : reachedAt(own, named) },
    };
  });
}

type Own = ReturnType<typeof ownAddresses>;
type Named = { mobile: string; email: string };

/** Whether the fingerprint is that of an address which the delegate named, and which is still the person's own. */
function isAddressOf(own: Own, named: Named, { isFingerprint }: Sealing) {
  const channels = reachedAt(own, named);
  return (fingerprint: string) => channels.some((channel) => isFingerprint(fingerprint, named[channel], channel));
}

function principal(row: Omit<acting.PrincipalRow, 'invitation' | 'waitsUntil'>, language: Language): calls.Principal {
  const say = inLanguage(language);
  const { id, title, organisation, seesSchedule, photo } = row;
  return {
    ...{ id, name: say(nameInLists(row)), address: spokenOf(row, language), title: say(title), seesSchedule },
    organisation: organisation && say(organisation),
    // Only the photos of the directory can be fetched.
    photo: hasPageFor({}, row) ? photo : null,
  };
}

/** The delegate is locked before the invitation is looked at, so that nobody revokes it meanwhile. */
async function lockedInvitation(
  { viewer, db }: Pick<Context<typeof calls.acceptInvitation>, 'viewer' | 'db'>,
  id: string,
) {
  const found = await acting.invitationOf(db, id, viewer.id);
  if (!found) refuse(notFound);
  await lockPerson(db, found.delegateId);
  const locked = await acting.invitationOf(db, id, viewer.id);
  if (!locked) refuse(notFound);
  return locked;
}

export async function acceptOwnInvitation(context: Context<typeof calls.acceptInvitation>) {
  const { viewer, body, db, now, changed, tellPerson, services } = context;
  const invitation = await lockedInvitation(context, body.invitation);
  const { id, delegateId, state } = invitation;
  if (state === 'confirmed') return { delegateId };
  const refusal = whyInvitationCannotBeAnswered(invitation, now);
  if (refusal) refuse(refusal);
  const record = await ownModes(db, viewer.id);
  const [own, named] = [ownAddresses(record, services.sealing), openedContact(invitation, services.sealing)];
  if (reachedAt(own, named).length === 0) refuse(notFound);
  if (isOpenToAnother({ ...own, contactOnly: record.contactOnly }, named)) refuse(otherContactMobile);
  const refused = await codeRefused(context, own, named);
  if (refused) return refused;
  await updateContact(db, id, { state: 'confirmed', confirmedAt: now });
  await changed({
    ...{ kind: 'person', item: delegateId, what: 'contact person confirmed' },
    before: { contact: id, state },
    after: { contact: id, state: 'confirmed' },
  });
  const delegate = await ownModes(db, delegateId);
  await changeMode(context, delegateId, delegate, modeAfterConfirmation(delegate));
  await noteContact(context, delegateId, id, { event: 'confirmed', contactId: id });
  for (const one of [delegateId, viewer.id]) tellPerson(one);
  return { delegateId };
}

/**
 * The person agrees by a code that was read at an own address which the delegate named. A session that a badge, the host app
 * or the desk opened has read none (T17).
 */
async function codeRefused(context: Context<typeof calls.acceptInvitation>, own: Own, named: Named) {
  const { viewer, body, db, services } = context;
  const isNamed = isAddressOf(own, named, services.sealing);
  const readAt = await addressReadIn(db, viewer.sessionId);
  return readAt !== undefined && isNamed(readAt) ? undefined : takeOwnCode(context, body, isNamed);
}

export async function declineOwnInvitation(context: Context<typeof calls.declineInvitation>) {
  const invitation = await lockedInvitation(context, context.body.invitation);
  if (invitation.state === 'declined') return {};
  const refusal = whyInvitationCannotBeAnswered(invitation, context.now);
  if (refusal) refuse(refusal);
  await endContactAndMode(context, invitation, 'declined');
  return {};
}

export async function stopActingFor(context: Context<typeof calls.stopActing>) {
  const { viewer, body, db } = context;
  if (!(await acting.confirmedContact(db, body.delegateId, viewer.id))) refuse(notFound);
  await lockPerson(db, body.delegateId);
  const contact = await acting.confirmedContact(db, body.delegateId, viewer.id);
  if (contact) await endContactAndMode(context, contact, 'stopped');
  return {};
}

/** Before a person is erased: nobody acts for them any more, and they act for nobody. */
export async function endAllContactsOf(write: ModesWrite, personId: string) {
  const { db } = write;
  for (const delegateId of await acting.namedBy(db, personId)) {
    await lockPerson(db, delegateId);
    const contact = await currentContact(db, delegateId);
    if (contact?.personId === personId) await endContactAndMode(write, contact, 'erased');
  }
  const own = await currentContact(db, personId);
  if (own) await endContactOfErased(write, own);
}
