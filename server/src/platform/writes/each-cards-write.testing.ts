import * as cards from 'contract/calls/cards';
import { card, type CardState } from '../database/tables/cards.ts';
import { newId } from '../ids.ts';
import { gu, helena, steps } from '../testing/signing-in.ts';
import type { Desk, EachWrite } from './each-personal-write.testing.ts';

const both = { mobile: true, email: true };
const shares = { of: 'own', ...both } as const;

/** Business cards between two people who have no others. */
export function cardsWrites({ server }: Desk): EachWrite {
  const go = steps(server);
  const signedIn = async () => ({ token: (await go.signIn({ address: gu.mobile })).token });
  const withCard = async (senderId: string, receiverId: string, state: CardState) => {
    const [id, now] = [newId(), server.clock.now()];
    await server.db.delete(card);
    await server.db.insert(card).values({
      ...{ id, senderId, receiverId, state, senderShares: shares, sentAt: now },
      ...(state === 'accepted' && { receiverShares: shares, answeredAt: now }),
    });
    return { id, options: await signedIn() };
  };
  const sent = async () => {
    const { id, options } = await withCard(gu.id, helena.id, 'pending');
    return { body: { id }, options };
  };
  const received = async () => {
    const { id, options } = await withCard(helena.id, gu.id, 'pending');
    return { body: { id }, options };
  };
  const ofFriend = async (body = {}) => {
    const { id, options } = await withCard(helena.id, gu.id, 'accepted');
    return { body: { id, ...body }, options };
  };
  return {
    [cards.sendCard.path]: async () => {
      await server.db.delete(card);
      return { body: { delegateId: helena.id, share: both, message: '幸会' }, options: await signedIn() };
    },
    [cards.withdrawCard.path]: sent,
    [cards.acceptCard.path]: async () => {
      const { body, options } = await received();
      return { body: { ...body, share: both }, options };
    },
    [cards.declineCard.path]: received,
    [cards.deleteCard.path]: received,
    [cards.deleteFriend.path]: () => ofFriend(),
    [cards.noteFriend.path]: () => ofFriend({ met: '茶歇', note: '寄送论文' }),
    [cards.seeCards.path]: async () => ({ body: {}, options: (await received()).options }),
    [cards.prepareVCards.path]: () => ofFriend({ version: '3.0' }),
  };
}
