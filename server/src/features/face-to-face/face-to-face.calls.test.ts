import { eq } from 'drizzle-orm';
import * as cards from 'contract/calls/cards';
import type { CardState } from '../../platform/database/tables/cards.ts';
import { confirmEncounter } from 'contract/calls/face-to-face';
import { describe, expect, test } from 'vitest';
import { card } from '../../platform/database/tables/cards.ts';
import { person } from '../../platform/database/tables/people.ts';
import { newId } from '../../platform/ids.ts';
import { assisted, both, third, twoPhones } from '../../platform/people/two-phones.testing.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';

const { ask, shown, scan, confirm, end, encounter, met, later, server } = twoPhones();

const over = {
  code: -4,
  msg: 'This exchange has ended. Please scan again',
  obj: { refusal: 'exchangeOver' },
};
const mobileOnly = { mobile: true, email: false };
const friendsOf = async (who: typeof gu) =>
  (await ask<cards.Cards>(who, cards.getCards, {})).obj.friends.map(({ person: { id }, shared, faceToFace }) => ({
    ...{ id, shared, faceToFace },
  }));
const storedCards = () => server().db.select().from(card);
const setMode = (who: typeof gu, mode: 'social' | 'privacy') =>
  server().db.update(person).set({ mode }).where(eq(person.id, who.id));

describe('when both confirm', () => {
  test.each([
    ['who showed the code first', [gu, helena]],
    ['who scanned it first', [helena, gu]],
  ] as const)('%s, the cards are exchanged with what each ticked', async (_, [first, second]) => {
    const { id } = await met(gu, helena);
    const waiting = await confirm(first, { id }, first === gu ? mobileOnly : both);
    expect(waiting).toMatchObject({ code: 0, obj: { state: 'open', confirmed: true, otherConfirmed: false } });
    expect(await encounter(second)).toMatchObject({ state: 'open', confirmed: false, otherConfirmed: true });
    expect(await storedCards()).toEqual([]);

    const done = await confirm(second, { id }, second === gu ? mobileOnly : both);
    expect(done.obj).toMatchObject({ id, state: 'exchanged', confirmed: true, otherConfirmed: true });
    expect(await encounter(first)).toMatchObject({ id, state: 'exchanged' });
    const ofGu = { contactName: null, mobile: gu.mobile, email: null, withdrawn: false };
    expect(await friendsOf(helena)).toEqual([{ id: gu.id, shared: ofGu, faceToFace: true }]);
    const ofHelena = { contactName: null, mobile: helena.mobile, email: helena.email, withdrawn: false };
    expect(await friendsOf(gu)).toEqual([{ id: helena.id, shared: ofHelena, faceToFace: true }]);
  });

  test('at the same moment, it is one exchange', async () => {
    const { id } = await met(gu, helena);
    const answers = await Promise.all([gu, helena].map((who) => confirm(who, { id })));
    expect(answers.map(({ obj }) => obj.state).toSorted()).toEqual(['exchanged', 'open']);
    expect(await storedCards()).toHaveLength(1);
  });

  test('once more changes nothing, before and after the other', async () => {
    const { id } = await met(gu, helena);
    const first = await confirm(gu, { id }, mobileOnly);
    expect(await confirm(gu, { id }, both)).toEqual(first);
    await confirm(helena, { id });
    const [exchange] = await storedCards();
    for (const who of [gu, helena]) expect((await confirm(who, { id })).obj.state).toBe('exchanged');
    expect(await storedCards()).toEqual([exchange]);
    expect(exchange).toMatchObject({ senderShares: { of: 'own', ...mobileOnly } });
  });

  test('and the answer gets lost, it is answered the same for 30 seconds and longer', async () => {
    const { id } = await met(gu, helena);
    await confirm(gu, { id });
    const body = { id, share: both, requestId: requestId() };
    const first = await ask(helena, confirmEncounter, body);
    later(30);
    expect(await ask(helena, confirmEncounter, body)).toEqual(first);
    expect(first.obj).toMatchObject({ state: 'exchanged' });
    expect(await storedCards()).toHaveLength(1);
  });

  test('the delegate in assistant mode gives the contact person', async () => {
    const { obj } = await scan(assisted, await shown(gu));
    expect(obj.share).toBeNull();
    expect((await confirm(assisted, obj, both)).obj).toMatchObject({ refusal: 'sharingChanged' });
    await confirm(gu, obj);
    expect((await confirm(assisted, obj, null)).obj.state).toBe('exchanged');
    const [friend] = await friendsOf(gu);
    expect(friend?.shared.contactName).toEqual(expect.any(String));
    expect(JSON.stringify(friend)).not.toContain(assisted.mobile);
  });

  test('privacy mode forbids neither showing nor scanning', async () => {
    await setMode(helena, 'privacy');
    for (const [shower, scanner] of [[gu, helena] as const, [helena, third] as const]) {
      const { id } = await met(shower, scanner);
      await confirm(shower, { id });
      expect((await confirm(scanner, { id })).obj.state).toBe('exchanged');
    }
    await setMode(helena, 'social');
  });

  test.each([
    ['who showed', gu, helena],
    ['who scanned', helena, gu],
  ])('a card of the one %s that waits becomes the exchange', async (_, sender, receiver) => {
    const sent = await ask(sender, cards.sendCard, { delegateId: receiver.id, share: both });
    expect(sent.code).toBe(0);
    const { id } = await met(gu, helena);
    await confirm(gu, { id }, mobileOnly);
    await confirm(helena, { id }, both);
    const rows = await storedCards();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ senderId: sender.id, receiverId: receiver.id, state: 'accepted', faceToFace: true },
      senderShares: { of: 'own', ...(sender === gu ? mobileOnly : both) },
      receiverShares: { of: 'own', ...(sender === gu ? both : mobileOnly) },
    });
    expect((await friendsOf(receiver)).map((friend) => friend.id)).toEqual([sender.id]);
  });
});

describe('nothing is exchanged', () => {
  test('if one does not confirm within two minutes', async () => {
    const { id } = await met(gu, helena);
    await confirm(gu, { id });
    later(119);
    expect((await encounter(helena))?.state).toBe('open');
    later(1);
    expect((await encounter(helena))?.state).toBe('over');
    expect(await confirm(helena, { id })).toEqual(over);
    expect(await storedCards()).toEqual([]);
    // A screen that comes later is not told of it any more.
    later(60);
    expect(await encounter(helena)).toBeNull();
  });

  test.each([
    ['who showed', gu, helena],
    ['who scanned', helena, gu],
  ])('if the one %s cancels, even after confirming', async (_, cancels, other) => {
    const { id } = await met(gu, helena);
    await confirm(cancels, { id });
    for (let i = 0; i < 2; i++) expect(await end(cancels, { id })).toEqual({ code: 0, msg: '', obj: {} });
    expect((await encounter(other))?.state).toBe('over');
    expect(await confirm(other, { id })).toEqual(over);
    expect(await storedCards()).toEqual([]);
  });

  test('by cancelling what is exchanged', async () => {
    const { id } = await met(gu, helena);
    await confirm(gu, { id });
    await confirm(helena, { id });
    await end(helena, { id });
    expect((await encounter(gu))?.state).toBe('exchanged');
    expect(await friendsOf(gu)).toHaveLength(1);
  });

  test('by a third person, who is answered as if there were nothing', async () => {
    const { id } = await met(gu, helena);
    const unknown = { code: -2, msg: 'This content does not exist', obj: { refusal: 'notFound' } };
    for (const one of [id, newId()]) {
      expect(await confirm(third, { id: one })).toEqual(unknown);
      expect(await end(third, { id: one })).toEqual(unknown);
    }
    expect(await encounter(third)).toBeNull();
    expect((await encounter(gu))?.state).toBe('open');
  });

  test.each([
    ['nothing is ticked', { mobile: false, email: false }, 'nothingShared'],
    ['the screen is older than the mode', null, 'sharingChanged'],
  ])('if %s, and one can confirm again', async (_, share, refusal) => {
    const { id } = await met(gu, helena);
    expect((await confirm(helena, { id }, share)).obj).toMatchObject({ refusal });
    expect((await encounter(gu))?.otherConfirmed).toBe(false);
    expect((await confirm(helena, { id })).obj.confirmed).toBe(true);
  });

  test('if a badge is red no longer', async () => {
    const become = (badge: 'red' | 'grey') => server().db.update(person).set({ badge }).where(eq(person.id, third.id));
    const { id } = await met(third, helena);
    await become('grey');
    expect((await confirm(third, { id })).obj).toMatchObject({ refusal: 'redBadgeOnly' });
    await become('red');
    await confirm(third, { id });
    await become('grey');
    expect(await confirm(helena, { id })).toEqual(over);
    await become('red');
    expect((await encounter(helena))?.state).toBe('over');
    expect(await storedCards()).toEqual([]);
  });

  test('if the two became friends meanwhile', async () => {
    const { id } = await met(gu, helena);
    await confirm(gu, { id });
    const shares = { of: 'own', ...both } as const;
    const state: CardState = 'accepted';
    const times = { sentAt: server().clock.now(), answeredAt: server().clock.now() };
    await server()
      .db.insert(card)
      .values({
        ...{ id: newId(), senderId: gu.id, receiverId: helena.id, state, ...times },
        ...{ senderShares: shares, receiverShares: shares },
      });
    expect((await confirm(helena, { id })).obj).toMatchObject({ refusal: 'alreadyFriends' });
    expect((await encounter(gu))?.state).toBe('over');
    expect(await storedCards()).toHaveLength(1);
  });
});
