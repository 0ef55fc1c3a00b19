import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/cards';
import { cardLengths } from 'contract/card-lengths';
import { signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { person } from '../../platform/database/tables/people.ts';
import { newId } from '../../platform/ids.ts';
import { both } from '../../platform/people/card-desk.testing.ts';
import { cardServer } from '../../platform/testing/cards/card-server.ts';
import { demoPerson, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const [huang, lin, bi] = [signInAs.privacy, signInAs.assistantMode, signInAs.blue].map(demoPerson) as [Who, Who, Who];
type Who = ReturnType<typeof demoPerson>;
const hour = 60 * 60 * 1000;

const { server, desk, later, stored, refusalOf } = await cardServer([gu, helena, huang, lin, bi]);
beforeEach(() => desk.empty());

describe('a card that is sent', () => {
  test('waits on both sides, with its message, and the sender reads it as sent', async () => {
    const { code, obj } = await desk.send(gu, helena, { message: '很高兴认识您' });
    expect({ code, became: obj['became'] }).toEqual({ code: 0, became: 'sent' });
    const sentAt = '2027-03-22T10:12:00+08:00';
    const shown = { id: obj['id'], message: '很高兴认识您', sentAt };
    expect(await desk.cardsOf(helena)).toMatchObject({
      ...{ mayExchange: true, sent: [], answered: [], friends: [], timeZone: 'Asia/Shanghai' },
      received: [{ ...shown, person: { id: gu.id, name: 'GU Minglan', hasPage: true } }],
    });
    expect(await desk.cardsOf(gu, {}, { language: 'zh' })).toMatchObject({
      ...{ received: [], answered: [], friends: [] },
      sent: [{ ...shown, person: { id: helena.id, name: helena.name.zh, otherName: 'Helena THORNQUIST' } }],
    });
  });

  test('is kept sealed', async () => {
    await desk.send(gu, helena, { message: 'between the two of us' });
    const [row] = await stored();
    expect(row?.messageSealed).not.toContain('between');
    expect(row).toMatchObject({ state: 'pending', senderShares: { of: 'own', ...both }, receiverShares: null });
  });

  test('gives away nothing before it is accepted', async () => {
    await desk.send(gu, helena);
    const seen = JSON.stringify(await desk.cardsOf(helena));
    for (const secret of [gu.mobile, gu.email]) expect(seen).not.toContain(secret);
  });

  test.each([
    ['emoji', '👩🏽‍🚀🇨🇳 见到您真好 ❤️', '👩🏽‍🚀🇨🇳 见到您真好 ❤️'],
    ['right-to-left text', 'تشرفت بلقائكم في المنتدى', 'تشرفت بلقائكم في المنتدى'],
    ['marks that turn all text after them', 'a\u202Egnp.exe\u2066', 'agnp.exe'],
    ['several lines', ' one\r\ntwo\u0007 ', 'one\ntwo'],
    ['nothing but spaces', '   ', null],
    ['as many characters as there may be', '名'.repeat(cardLengths.message), '名'.repeat(cardLengths.message)],
  ])('has a message of %s', async (_, message, kept) => {
    await desk.send(gu, helena, { message });
    expect((await desk.cardsOf(helena)).received.map((one) => one.message)).toEqual([kept]);
  });

  test('cannot have a message of 10,000 characters', async () => {
    const { code, obj } = await desk.send(gu, helena, { message: 'x'.repeat(10_000) });
    expect([code, obj['fields']]).toEqual([-1, { message: 'Too long' }]);
    expect(await stored()).toEqual([]);
  });

  test('whose text was tampered with is not opened, and nothing is stored', async () => {
    const body = { delegateId: helena.id, share: both, requestId: requestId(), sealed: 'aaaa.bbbb.cccc' };
    const { code, obj } = await server.call.json(calls.sendCard.path, body, { token: desk.tokens.get(gu.id)! });
    expect([code, obj]).toMatchObject([-8, { refusal: 'textNotOpened' }]);
    expect(await stored()).toEqual([]);
  });
});

describe('a card is refused', () => {
  test.each([
    ['en', 'Exchange business cards restricted (red badge only)'],
    ['zh', '仅限红证代表交换名片'],
  ] as const)('to a blue badge, in %s', async (language, msg) => {
    expect(await desk.send(bi, helena, {}, { language })).toEqual({
      ...{ code: -3, msg, obj: { refusal: 'redBadgeOnly' } },
    });
    expect((await desk.cardsOf(bi)).mayExchange).toBe(false);
  });

  test('to somebody who has another badge than red, or none at all', async () => {
    expect(await refusalOf(desk.send(gu, bi))).toEqual([-3, 'redBadgeOnly']);
    expect(await refusalOf(desk.send(gu, { id: newId() }))).toEqual([-2, 'notFound']);
  });

  test('to a red badge that is not in the directory, like somebody who is not there', async () => {
    await desk.change(helena, { listed: false });
    expect(await refusalOf(desk.send(gu, helena))).toEqual([-2, 'notFound']);
    await desk.change(helena, { listed: true });
  });

  test.each([
    ['en', 'According to his/her settings, you cannot exchange business cards with this delegate'],
    ['zh', '根据对方的设置，您无法与该嘉宾交换名片'],
  ] as const)('to somebody in privacy mode, in %s', async (language, msg) => {
    expect(await desk.send(gu, huang, {}, { language })).toMatchObject({ code: -3, msg });
  });

  test('without a tick, and for what is not on record', async () => {
    const nothing = await desk.send(gu, helena, { share: { mobile: false, email: false } });
    expect(nothing).toMatchObject({ code: -1, msg: 'Please check mobile number or email address' });
    const [{ mobileSealed } = { mobileSealed: null }] = await server.db
      .select()
      .from(person)
      .where(eq(person.id, gu.id));
    await desk.change(gu, { mobileSealed: null });
    const absent = await desk.send(gu, helena);
    await desk.change(gu, { mobileSealed });
    expect(absent).toMatchObject({ code: -1, obj: { refusal: 'notOnRecord', fields: { share: absent.msg } } });
    expect(await stored()).toEqual([]);
  });

  test('to oneself', async () => {
    expect(await refusalOf(desk.send(gu, gu))).toEqual([-4, 'ownCard']);
  });

  test('if the mode was switched between opening the sheet and sending', async () => {
    expect(await refusalOf(desk.send(lin, helena))).toEqual([-4, 'sharingChanged']);
    expect(await refusalOf(desk.send(gu, helena, { share: null }))).toEqual([-4, 'sharingChanged']);
    expect((await desk.send(lin, helena, { share: null })).code).toBe(0);
    expect(await stored()).toMatchObject([{ senderShares: { of: 'contact' } }]);
  });

  test('by a red badge that became another while the sheet was open', async () => {
    await desk.change(gu, { badge: 'blue' });
    const answer = await refusalOf(desk.send(gu, helena));
    await desk.change(gu, { badge: 'red' });
    expect(answer).toEqual([-3, 'redBadgeOnly']);
  });

  test('to a delegate who was voided', async () => {
    const voided = demoPerson(signInAs.unverified);
    expect(await refusalOf(desk.send(gu, voided))).toEqual([-4, 'senderCannotExchange']);
  });

  test('after fifty of one day', async () => {
    const people = await server.db.select({ id: person.id }).from(person).limit(50);
    const row = { state: 'withdrawn', senderShares: { of: 'own', ...both }, sentAt: testNow } as const;
    await server.db
      .insert(card)
      .values(people.slice(1).map(({ id }) => ({ ...row, id: newId(), senderId: gu.id, receiverId: id })));
    expect((await desk.send(gu, helena)).code).toBe(0);
    expect(await refusalOf(desk.send(gu, lin))).toEqual([-5, 'tooManyCards']);
    later(24 * hour);
    expect((await desk.send(gu, lin)).code).toBe(0);
  });
});

describe('sending once more', () => {
  test('is refused as already sent; two taps at once send one card', async () => {
    const answers = await Promise.all([desk.send(gu, helena), desk.send(gu, helena)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-4, 0]);
    expect(await refusalOf(desk.send(gu, helena))).toEqual([-4, 'cardAlreadySent']);
    expect(await stored()).toHaveLength(1);
  });

  test('with the same request answers as the first time', async () => {
    const once = { requestId: requestId() };
    const first = await desk.send(gu, helena, { message: 'hello' }, once);
    expect(await desk.send(gu, helena, { message: 'hello' }, once)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test('the other way round is an acceptance, whatever the mode', async () => {
    await desk.send(huang, gu, { share: { mobile: false, email: true } });
    const answer = await desk.send(gu, huang, { share: { mobile: true, email: false } });
    expect(answer).toMatchObject({ code: 0, obj: { became: 'friends' } });
    expect(await stored()).toMatchObject([{ state: 'accepted', senderId: huang.id, receiverId: gu.id }]);
    expect((await desk.cardsOf(gu)).friends).toMatchObject([{ shared: { mobile: null, email: huang.email } }]);
    expect((await desk.cardsOf(huang)).friends).toMatchObject([{ shared: { mobile: gu.mobile, email: null } }]);
    expect(await refusalOf(desk.send(gu, huang))).toEqual([-4, 'alreadyFriends']);
  });

  test('the other way round keeps both messages, each for the other and sealed for its place', async () => {
    const id = await desk.sent(gu, helena, { message: 'from the first' });
    await desk.send(helena, gu, { message: ' from the second\u202E ' });
    expect((await desk.cardsOf(gu)).friends).toMatchObject([{ id, message: 'from the second' }]);
    expect((await desk.cardsOf(helena)).friends).toMatchObject([{ id, message: 'from the first' }]);
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toContain('from the');
    expect(server.services.sealing.open(row!.receiverMessageSealed!, `${id} receiver`)).toBe('from the second');
  });

  test('the other way round without a message leaves none', async () => {
    await desk.sent(gu, helena, { message: 'from the first' });
    await desk.send(helena, gu, { message: '  ' });
    expect((await desk.cardsOf(gu)).friends).toMatchObject([{ message: null }]);
    expect(await stored()).toMatchObject([{ receiverMessageSealed: null }]);
  });

  test('both ways at the same moment makes one exchange', async () => {
    const answers = await Promise.all([desk.send(gu, helena), desk.send(helena, gu)]);
    expect(answers.map(({ obj }) => obj['became']).toSorted()).toEqual(['friends', 'sent']);
    expect(await stored()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('a withdrawn card', () => {
  test('is gone on both sides, once more changes nothing, and it can be sent again at once', async () => {
    const id = await desk.sent(gu, helena);
    for (const _ of [1, 2]) expect(await desk.ask(calls.withdrawCard, gu, { id })).toMatchObject({ code: 0, obj: {} });
    for (const who of [gu, helena]) expect(await desk.cardsOf(who)).toMatchObject({ sent: [], received: [] });
    expect((await desk.send(gu, helena)).code).toBe(0);
  });

  test('is not the receiver’s to withdraw, nor anybody else’s', async () => {
    const id = await desk.sent(gu, helena);
    for (const who of [helena, lin, bi])
      for (const one of [id, newId()])
        expect(await refusalOf(desk.ask(calls.withdrawCard, who, { id: one }))).toEqual([-2, 'notFound']);
    expect(await stored()).toMatchObject([{ state: 'pending' }]);
  });
});

describe('a deleted card', () => {
  const deleted = async () => {
    const id = await desk.sent(gu, helena, { message: 'at first' });
    expect((await desk.ask(calls.deleteCard, helena, { id })).code).toBe(0);
    return id;
  };
  const open = { answered: [], friends: [], received: [] };

  test('still waits for its sender, who may withdraw it like any other', async () => {
    const id = await deleted();
    expect(await desk.cardsOf(helena)).toMatchObject({ ...open, sent: [] });
    expect(await desk.cardsOf(gu)).toMatchObject({ ...open, sent: [{ id }] });
    expect(await refusalOf(desk.send(gu, helena))).toEqual([-4, 'cardAlreadySent']);
    for (const _ of [1, 2]) expect((await desk.ask(calls.withdrawCard, gu, { id })).code).toBe(0);
    expect(await desk.cardsOf(gu)).toMatchObject({ ...open, sent: [] });
  });

  test('that is withdrawn and sent again within a day leaves its receiver in peace', async () => {
    const first = await deleted();
    await desk.ask(calls.withdrawCard, gu, { id: first });
    later(23 * hour);
    const second = await desk.sent(gu, helena);
    expect(await desk.cardsOf(gu)).toMatchObject({ sent: [{ id: second }] });
    expect(await desk.cardsOf(helena)).toMatchObject(open);
    expect(await desk.mark(helena)).toBe(0);
    expect(await refusalOf(desk.send(gu, helena))).toEqual([-4, 'cardAlreadySent']);
    later(24 * hour);
    const third = await desk.sent(gu, helena);
    expect(await desk.cardsOf(gu)).toMatchObject({ sent: [{ id: third }] });
    expect(await desk.cardsOf(helena)).toMatchObject({ received: [{ id: third }] });
  });

  test('becomes the exchange if its receiver sends one, because its sender sees it wait', async () => {
    const id = await deleted();
    expect((await desk.send(helena, gu, { message: 'after all' })).obj).toEqual({ id, became: 'friends' });
    for (const [who, message] of [[gu, 'after all'] as const, [helena, 'at first'] as const])
      expect(await desk.cardsOf(who)).toMatchObject({ sent: [], friends: [{ id, message }] });
  });
});

test('after a decline a new card is possible a day later', async () => {
  const id = await desk.sent(gu, helena);
  await desk.ask(calls.declineCard, helena, { id });
  later(24 * hour - 1);
  expect(await desk.send(gu, helena)).toMatchObject({ code: -4, obj: { refusal: 'tooSoonAfterDecline' } });
  expect((await desk.send(helena, gu)).obj['became']).toBe('sent');
  await server.db.delete(card).where(eq(card.senderId, helena.id));
  later(24 * hour);
  expect((await desk.send(gu, helena)).code).toBe(0);
});

test('what is ticked at first is the same as the last time', async () => {
  const sharing = async () => (await desk.ask(calls.getSharing, gu)).obj;
  expect(await sharing()).toEqual({
    ...{ mode: 'social', mobile: gu.mobile, email: gu.email, contact: null, ticked: both },
  });
  await desk.send(gu, helena, { share: { mobile: false, email: true } });
  expect(await sharing()).toMatchObject({ ticked: { mobile: false, email: true } });
  const assistant = demoPerson(signInAs.assistant);
  expect((await desk.ask(calls.getSharing, lin)).obj).toMatchObject({
    ...{ mode: 'assistant', contact: { name: assistant.name.zh, mobile: assistant.mobile, email: assistant.email } },
  });
});

test('who could not send a card learns why before writing one, and nothing is sent by asking', async () => {
  const why = (who: Who, delegateId: string) => refusalOf(desk.ask(calls.getSharing, who, { delegateId }));
  expect(await why(gu, helena.id)).toEqual([0, undefined]);
  expect(await why(bi, helena.id)).toEqual([-3, 'redBadgeOnly']);
  expect(await why(gu, huang.id)).toEqual([-3, 'cardsKeptPrivate']);
  expect(await why(gu, gu.id)).toEqual([-4, 'ownCard']);
  expect(await why(gu, newId())).toEqual([-2, 'notFound']);
  expect(await stored()).toEqual([]);
  await desk.send(gu, helena);
  expect(await why(gu, helena.id)).toEqual([-4, 'cardAlreadySent']);
  // The other's card waits, so that sending is an acceptance.
  expect(await why(helena, gu.id)).toEqual([0, undefined]);
});
