import { createHash } from 'node:crypto';
import type * as calls from 'contract/calls/cards';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import { dateIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { sharingOf } from '../modes/modes-sharing.actions.ts';
import { withdrawalOf } from './cards-answer.rules.ts';
import { aboutReceiverMessage } from './cards-as-seen.rules.ts';
import { showSharing } from './cards-lists.actions.ts';
import { tellBoth } from './cards-notices.actions.ts';
import { day, plainText, sendingOf } from './cards-send.rules.ts';
import { sharedFrom, type Shared } from './cards-share.rules.ts';
import * as store from './cards.store.ts';

type SendingContext = Context<typeof calls.sendCard>;

export async function sendCard(context: SendingContext) {
  const { viewer, body, db } = context;
  const sending = await judged(context);
  if ('refusal' in sending) refuse(sending.refusal);
  const shared = await whatIsShared(context);
  if (sending.becomes === 'friends') {
    await acceptByCrossing(context, sending.card, shared);
    return { id: sending.card.id, became: 'friends' as const };
  }
  if (sending.replaces) await store.changeCard(db, sending.replaces.id, { endedAt: context.now });
  const id = await insertNewCard(context, shared, sending.deletedAt);
  // A card that is hidden from its receiver changes nothing there.
  if (sending.deletedAt) context.tellPerson(viewer.id);
  else await tellBoth(context, [viewer.id, body.delegateId], await noticeToReceiver(context, 'received', context.now));
  return { id, became: 'sent' as const };
}

type Judging = Pick<SendingContext, 'viewer' | 'db' | 'now'>;

async function judged(context: SendingContext) {
  const { viewer, db, body } = context;
  return sendingTo(context, body.delegateId, await store.lockTwo(db, [viewer.id, body.delegateId]));
}

/** What is shared; for a delegate to whom no card can be sent, why not. Sending judges once more, with both locked. */
export async function showSharingWith(context: Context<typeof calls.getSharing>) {
  const { viewer, db, body } = context;
  if (body.delegateId !== undefined) {
    const people = await store.bothOf(db, [viewer.id, body.delegateId]);
    const sending = await sendingTo(context, body.delegateId, people);
    if ('refusal' in sending) refuse(sending.refusal);
  }
  return showSharing(context);
}

async function sendingTo(
  { viewer, db, now }: Judging,
  receiverId: string,
  people: Awaited<ReturnType<typeof store.bothOf>>,
) {
  const sender = people.find(({ id }) => id === viewer.id);
  const receiver = people.find(({ id }) => id === receiverId);
  return sendingOf({
    ...{ viewerId: viewer.id, receiverId, now },
    sender: sender ?? { badge: viewer.badge, verified: false },
    receiver: receiver && !receiver.contactOnly ? { ...receiver, hasPage: hasPageFor(viewer, receiver) } : undefined,
    cards: await store.cardsBetween(db, [viewer.id, receiverId]),
    sentToday: await store.countSentSince(db, viewer.id, new Date(now.getTime() - day)),
  });
}

async function whatIsShared({ viewer, body, db, services }: SendingContext): Promise<Shared> {
  const sharing = await sharingOf(db, viewer.id, services.sealing);
  if (!sharing) refuse(notFound);
  const given = sharedFrom(body.share, sharing);
  if ('refusal' in given) refuse(given.refusal);
  return given.shared;
}

async function acceptByCrossing(context: SendingContext, card: store.StoredCard, receiverShares: Shared) {
  const { viewer, db, now } = context;
  await store.changeCard(db, card.id, {
    ...{ state: 'accepted', receiverShares, answeredAt: now },
    // If an assistant deleted it before, it is now the delegate who accepts.
    answeredContactId: null,
    receiverMessageSealed: sealedMessage(context, aboutReceiverMessage(card.id)),
  });
  const notice = { event: 'accepted', personId: viewer.id, byContactId: null } as const;
  const key = `card ${card.id} accepted`;
  await tellBoth(context, [viewer.id, card.senderId], { ...notice, to: card.senderId, key });
}

async function insertNewCard(context: SendingContext, senderShares: Shared, deletedAt: Date | null) {
  const { viewer, body, db, now } = context;
  const id = newId();
  await store.insertCard(db, {
    ...{ id, senderId: viewer.id, receiverId: body.delegateId, senderShares, sentAt: now },
    ...{ state: deletedAt ? 'deleted' : 'pending', answeredAt: deletedAt },
    messageSealed: sealedMessage(context, id),
  });
  return id;
}

function sealedMessage({ body, services }: SendingContext, about: string): string | null {
  const message = plainText(body.message ?? '');
  return message === '' ? null : services.sealing.seal(message, about);
}

type Told = Pick<SendingContext, 'viewer' | 'db'>;

/** By its key the receiver is told of each sender once a day, however often the card comes and goes. */
async function noticeToReceiver(
  { viewer, db, body }: Told & { body: { delegateId: string } },
  event: 'received' | 'withdrawn',
  sentAt: Date,
) {
  const { timeZone } = await currentForum(db);
  const which = `${viewer.id} ${body.delegateId} ${dateIn(timeZone, sentAt)}`;
  // The key stays in the inbox when the sender is erased, so that it must not name anybody.
  const hashed = createHash('sha256').update(which).digest('base64url');
  const [key, lastKey] = [`card ${event} ${hashed}`, `card withdrawn ${hashed}`];
  return { to: body.delegateId, key, lastKey, event, personId: viewer.id, byContactId: null };
}

/** Of a card that its receiver deleted nobody is told. */
export async function withdrawCard(context: Context<typeof calls.withdrawCard>) {
  const { viewer, body, db, now } = context;
  const { card } = await ownCard(context, body.id);
  if (card.senderId !== viewer.id) refuse(notFound);
  const withdrawal = withdrawalOf(card, now);
  if ('refusal' in withdrawal) refuse(withdrawal.refusal);
  if (!withdrawal.change) return {};
  await store.changeCard(db, card.id, withdrawal.change);
  if (card.state === 'deleted') context.tellPerson(viewer.id);
  else {
    const about = { viewer, db, body: { delegateId: card.receiverId } };
    const notice = await noticeToReceiver(about, 'withdrawn', card.sentAt);
    await tellBoth(context, [viewer.id, card.receiverId], notice);
  }
  return {};
}

type Finding = Pick<Context<typeof calls.withdrawCard>, 'db'> & { viewer: { id: string } };

/** A card of this person, with both people locked. One of other people is answered like one that does not exist. */
export async function ownCard({ viewer, db }: Finding, id: string) {
  const found = await store.cardById(db, id);
  if (!found || ![found.senderId, found.receiverId].includes(viewer.id)) refuse(notFound);
  const people = await store.lockTwo(db, [found.senderId, found.receiverId]);
  // It may have changed while another write held the two.
  const card = await store.cardById(db, id);
  if (!card) refuse(notFound);
  return {
    card,
    sender: people.find((one) => one.id === card.senderId),
    receiver: people.find((one) => one.id === card.receiverId),
  };
}
