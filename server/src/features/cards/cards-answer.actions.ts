import type * as calls from 'contract/calls/cards';
import type { ContactItems } from 'contract/calls/cards';
import { actingEnded } from 'contract/refusals/modes';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { actedForBy, sharingOf } from '../modes/modes-sharing.actions.ts';
import { answeringOf, whyCardCannotBeAccepted, type Answer } from './cards-answer.rules.ts';
import { tellBoth } from './cards-notices.actions.ts';
import { ownCard } from './cards-send.actions.ts';
import { plainText } from './cards-send.rules.ts';
import { sharedFrom, type Shared } from './cards-share.rules.ts';
import * as store from './cards.store.ts';

type Answering = Context<typeof calls.declineCard>;

export async function acceptCard(context: Context<typeof calls.acceptCard>) {
  const found = await cardToAnswer(context, 'accepted');
  if (!found.isNew) return {};
  const refusal = whyCardCannotBeAccepted(found.receiver, found.sender);
  if (refusal) refuse(refusal);
  const receiverShares = await sharedBack(context, found.card.receiverId, context.body.share);
  return answer(context, found, { state: 'accepted', receiverShares });
}

export async function declineCard(context: Answering) {
  const found = await cardToAnswer(context, 'declined');
  return found.isNew ? answer(context, found, { state: 'declined' }) : {};
}

/** Its sender hears nothing, on the open screens neither. */
export async function deleteCard(context: Answering) {
  const { card, isNew, contactId } = await cardToAnswer(context, 'deleted');
  if (!isNew) return {};
  const { db, now } = context;
  await store.changeCard(db, card.id, { state: 'deleted', answeredAt: now, answeredContactId: contactId });
  await tellBoth(context, [card.receiverId]);
  return {};
}

async function cardToAnswer(context: Answering, given: Answer) {
  const { viewer, body, db } = context;
  const ownerId = viewer.actingFor?.id ?? viewer.id;
  const found = await ownCard({ db, viewer: { id: ownerId } }, body.id);
  if (found.card.receiverId !== ownerId) refuse(notFound);
  const contactId = viewer.actingFor ? await actingAs(context, ownerId) : null;
  const answering = answeringOf(found.card, given, contactId);
  if ('refusal' in answering) refuse(answering.refusal);
  return { ...found, isNew: answering.isNew, contactId };
}

/** As whom the delegate named the viewer, who may answer now. */
async function actingAs({ viewer, db }: Answering, delegateId: string): Promise<string> {
  const acting = (await actedForBy(db, viewer.id)).find(({ id }) => id === delegateId);
  // The delegate may have ended it since this call was admitted; a revocation locks the delegate, too.
  if (!acting) refuse(actingEnded);
  return acting.contactId;
}

async function sharedBack({ db, services }: Answering, receiverId: string, share: ContactItems | null) {
  const sharing = await sharingOf(db, receiverId, services.sealing);
  if (!sharing) refuse(notFound);
  const given = sharedFrom(share, sharing);
  if ('refusal' in given) refuse(given.refusal);
  return given.shared;
}

type Told = { state: 'accepted'; receiverShares: Shared } | { state: 'declined' };

type Found = Pick<Awaited<ReturnType<typeof cardToAnswer>>, 'card' | 'contactId'>;

async function answer(context: Answering, { card, contactId }: Found, told: Told) {
  const { id, senderId, receiverId } = card;
  await store.changeCard(context.db, id, { ...told, answeredAt: context.now, answeredContactId: contactId });
  const facts = { event: told.state, personId: receiverId, byContactId: contactId };
  const notice = { ...facts, to: senderId, key: `card ${id} ${told.state}` };
  await tellBoth(context, [senderId, receiverId], notice);
  return {};
}

/** Both sides lose the other's contact data, and what they noted goes with it. */
export async function deleteFriend(context: Context<typeof calls.deleteFriend>) {
  const { body, db, now } = context;
  const { card } = await ownCard(context, body.id);
  if (card.state === 'ended') return {};
  if (card.state !== 'accepted') refuse(notFound);
  await store.changeCard(db, card.id, { state: 'ended', endedAt: now });
  await store.deleteNotesOn(db, card.id);
  await tellBoth(context, [card.senderId, card.receiverId]);
  return {};
}

export async function noteFriend(context: Context<typeof calls.noteFriend>) {
  const { viewer, body, db, services } = context;
  const { card } = await ownCard(context, body.id);
  if (card.state !== 'accepted') refuse(notFound);
  const [met, note] = [plainText(body.met), plainText(body.note)];
  const about = `${card.id} ${viewer.id}`;
  if (met === '' && note === '') await store.deleteNotesOn(db, card.id, viewer.id);
  else
    await store.keepNote(db, {
      ...{ cardId: card.id, personId: viewer.id },
      metSealed: services.sealing.seal(met, `${about} met`),
      noteSealed: services.sealing.seal(note, `${about} note`),
    });
  context.tellPerson(viewer.id);
  return {};
}
