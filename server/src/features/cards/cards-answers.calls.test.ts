import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/cards';
import { signInAs } from '../../../demo/people.ts';
import { friendNote } from '../../platform/database/tables/cards.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { newId } from '../../platform/ids.ts';
import { both } from '../../platform/people/card-desk.testing.ts';
import { cardServer } from '../../platform/testing/cards/card-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { exchangeNow } from './cards-exchange.actions.ts';

const [lin, lan, bi] = [signInAs.assistantMode, signInAs.assistant, signInAs.blue].map(demoPerson) as [Who, Who, Who];
const voided = demoPerson('amadou-kouressy');
type Who = ReturnType<typeof demoPerson>;
const own = { of: 'own', ...both } as const;

const { server, desk, later, stored, refusalOf } = await cardServer([gu, helena, lin, lan, bi, voided]);
beforeEach(() => desk.empty());

const accept = (who: Who, id: string, body: object = {}) =>
  desk.ask(calls.acceptCard, who, { id, share: both, ...body });
const answers = {
  accept,
  decline: (who: Who, id: string, body: object = {}) => desk.ask(calls.declineCard, who, { id, ...body }),
  delete: (who: Who, id: string, body: object = {}) => desk.ask(calls.deleteCard, who, { id, ...body }),
};
type Answer = keyof typeof answers;
const all: Answer[] = ['accept', 'decline', 'delete'];
const exchanged = async (from = gu, to = helena) => {
  const id = await desk.sent(from, to);
  expect(await accept(to, id)).toEqual({ code: 0, msg: '', obj: {} });
  return id;
};

describe('an accepted card', () => {
  test('gives each side what the other ticked, as it is on record now', async () => {
    const ticked = { mobile: true, email: false };
    const id = await desk.sent(gu, helena, { share: ticked, message: '幸会' });
    await accept(helena, id, { share: { mobile: false, email: true } });
    const at = { exchangedAt: '2027-03-22T10:12:00+08:00', faceToFace: false, by: null, met: '', note: '' };
    expect((await desk.cardsOf(gu)).friends).toEqual([
      expect.objectContaining({
        id,
        ...at,
        ...{ letter: 'T', way: 'sent', message: null },
        shared: { contactName: null, mobile: null, email: helena.email, withdrawn: false },
      }),
    ]);
    const { sealing } = server;
    const before = sealing.seal(gu.mobile, 'mobile');
    await desk.change(gu, { mobileSealed: sealing.seal('+8613900000001', 'mobile') });
    expect((await desk.cardsOf(helena)).friends).toEqual([
      expect.objectContaining({
        ...{ id, ...at, way: 'received', message: '幸会' },
        shared: { contactName: null, mobile: '+8613900000001', email: null, withdrawn: false },
      }),
    ]);
    await desk.change(gu, { mobileSealed: before });
  });

  test('is told to both as answered for a week', async () => {
    const id = await exchanged();
    const answeredAt = '2027-03-22T10:12:00+08:00';
    const answered = async (who: Who) => (await desk.cardsOf(who)).answered;
    expect(await answered(gu)).toMatchObject([{ id, way: 'sent', answer: 'accepted', answeredAt, by: null }]);
    expect(await answered(helena)).toMatchObject([{ id, way: 'received', answer: 'accepted', person: { id: gu.id } }]);
    later(7 * 24 * 60 * 60 * 1000);
    expect(await answered(gu)).toEqual([]);
  });

  test('needs a tick, and one for what is on record', async () => {
    const id = await desk.sent(gu, helena);
    expect(await refusalOf(accept(helena, id, { share: { mobile: false, email: false } }))).toEqual([
      -1,
      'nothingShared',
    ]);
    expect(await refusalOf(accept(helena, id, { share: null }))).toEqual([-4, 'sharingChanged']);
    expect(await stored()).toMatchObject([{ state: 'pending', receiverShares: null }]);
  });

  test('needs a receiver who is still red', async () => {
    const id = await desk.sent(gu, helena);
    await desk.change(helena, { badge: 'green' });
    const refused = await refusalOf(accept(helena, id));
    await desk.change(helena, { badge: 'red' });
    expect(refused).toEqual([-3, 'redBadgeOnly']);
  });

  test('needs a sender who was not voided; the card can still be declined', async () => {
    const id = await desk.sent(voided, helena, { share: null });
    await desk.change(voided, { verified: false });
    expect(await refusalOf(accept(helena, id))).toEqual([-4, 'senderCannotExchange']);
    expect((await desk.cardsOf(helena)).received).toHaveLength(1);
    expect((await answers.decline(helena, id)).code).toBe(0);
    await desk.change(voided, { verified: true });
  });
});

describe('an answer', () => {
  test.each(all)('once more changes nothing: %s', async (one) => {
    const id = await desk.sent(gu, helena);
    for (const _ of [1, 2]) expect(await answers[one](helena, id)).toMatchObject({ code: 0, obj: {} });
  });

  test.each(all.flatMap((first) => all.filter((one) => one !== first).map((second) => [second, first] as const)))(
    'that is another is refused: %s after %s',
    async (second, first) => {
      const id = await desk.sent(gu, helena);
      await answers[first](helena, id);
      const before = await stored();
      expect(await refusalOf(answers[second](helena, id))).toEqual([-4, 'cardAlreadyAnswered']);
      expect(await stored()).toEqual(before);
    },
  );

  test.each(all)('after the sender has withdrawn the card is refused: %s', async (one) => {
    const id = await desk.sent(gu, helena);
    await desk.ask(calls.withdrawCard, gu, { id });
    expect(await answers[one](helena, id)).toMatchObject({
      ...{ code: -4, msg: 'The sender has withdrawn this card', obj: { refusal: 'cardWithdrawn' } },
    });
  });

  test.each(['accept', 'decline'] as const)('comes before a withdrawal, which is refused then: %s', async (one) => {
    const id = await desk.sent(gu, helena);
    await answers[one](helena, id);
    expect(await refusalOf(desk.ask(calls.withdrawCard, gu, { id }))).toEqual([-4, 'cardAlreadyAnswered']);
  });

  test('and a withdrawal at the same moment have one result', async () => {
    const id = await desk.sent(gu, helena);
    const [accepted, withdrawn] = await Promise.all([accept(helena, id), desk.ask(calls.withdrawCard, gu, { id })]);
    expect([accepted.code, withdrawn.code].toSorted()).toEqual([-4, 0]);
    expect(await stored()).toMatchObject([{ state: accepted.code === 0 ? 'accepted' : 'withdrawn' }]);
  });

  test.each(all)('is the receiver’s alone; a card of others is like one that does not exist: %s', async (one) => {
    const id = await desk.sent(gu, helena);
    for (const who of [gu, lin, bi])
      for (const which of [id, newId()]) expect(await refusalOf(answers[one](who, which))).toEqual([-2, 'notFound']);
    expect(await stored()).toMatchObject([{ state: 'pending' }]);
  });
});

describe('a friend', () => {
  const remove = (who: Who, id: string) => desk.ask(calls.deleteFriend, who, { id });

  test('who is deleted is gone for both, also once more, and a new card can be sent at once', async () => {
    const id = await exchanged();
    await desk.ask(calls.noteFriend, gu, { id, met: 'Songhe Hall', note: 'asked for the study' });
    for (const who of [helena, gu, helena]) expect(await remove(who, id)).toMatchObject({ code: 0, obj: {} });
    for (const who of [gu, helena]) expect(await desk.cardsOf(who)).toMatchObject({ friends: [], answered: [] });
    expect(await server.db.select().from(friendNote)).toEqual([]);
    expect(await refusalOf(accept(helena, id))).toEqual([-4, 'cardAlreadyAnswered']);
    expect((await desk.send(gu, helena)).obj['became']).toBe('sent');
  });

  test('is one only after an exchange, and only of the two', async () => {
    const waits = await desk.sent(gu, helena);
    const done = await desk.sent(gu, lin);
    expect((await accept(lin, done, { share: null })).code).toBe(0);
    for (const [who, id] of [
      [gu, waits],
      [helena, done],
      [bi, done],
      [gu, newId()],
    ] as const) {
      expect(await refusalOf(remove(who, id))).toEqual([-2, 'notFound']);
      expect(await refusalOf(desk.ask(calls.noteFriend, who, { id, met: 'x', note: '' }))).toEqual([-2, 'notFound']);
    }
  });

  test('has a note that only its writer reads, kept sealed', async () => {
    const id = await exchanged();
    const note = { met: '牡丹厅茶歇', note: 'likes tea\nask for the study' };
    expect((await desk.ask(calls.noteFriend, gu, { id, ...note })).code).toBe(0);
    expect((await desk.cardsOf(gu)).friends).toMatchObject([note]);
    expect((await desk.cardsOf(helena)).friends).toMatchObject([{ met: '', note: '' }]);
    expect(JSON.stringify(await server.db.select().from(friendNote))).not.toContain('tea');
    await desk.ask(calls.noteFriend, gu, { id, met: ' ', note: '' });
    expect(await server.db.select().from(friendNote)).toEqual([]);
  });

  test('without a page any more is still named', async () => {
    await exchanged();
    await desk.change(helena, { listed: false });
    const [friend] = (await desk.cardsOf(gu)).friends;
    await desk.change(helena, { listed: true });
    expect(friend).toMatchObject({ person: { name: 'Helena THORNQUIST', hasPage: false, photo: null } });
  });
});

describe('an assistant', () => {
  const acting = { actingFor: lin.id };
  const contact = { contactName: lan.name.zh, mobile: lan.mobile, email: lan.email, withdrawn: false };

  test('sees what waits for the delegate, and no friends', async () => {
    const friend = await desk.sent(helena, lin);
    await accept(lin, friend, { share: null });
    const id = await desk.sent(gu, lin, { message: 'for the minister' });
    expect(await desk.cardsOf(lan, acting)).toMatchObject({
      ...{ mayExchange: true, sent: [], friends: [] },
      received: [{ id, message: 'for the minister', person: { id: gu.id } }],
      answered: [{ id: friend, answer: 'accepted' }],
    });
    expect(await desk.cardsOf(lan)).toMatchObject({ received: [], answered: [] });
  });

  test('accepts for the delegate: the contact person is shared, and both read who did it', async () => {
    const id = await desk.sent(gu, lin);
    expect(await refusalOf(accept(lan, id, acting))).toEqual([-4, 'sharingChanged']);
    for (const _ of [1, 2]) expect((await accept(lan, id, { ...acting, share: null })).code).toBe(0);
    const by = { name: lan.name.zh };
    expect(await desk.cardsOf(gu)).toMatchObject({ friends: [{ id, by, shared: contact }], answered: [{ id, by }] });
    expect(await desk.cardsOf(lin)).toMatchObject({
      ...{ friends: [{ id, by, shared: { mobile: gu.mobile, email: gu.email } }] },
    });
    expect(await refusalOf(accept(lin, id, { share: null }))).toEqual([-4, 'cardAlreadyAnswered']);
  });

  test('answers nothing in the own name, nor for somebody who did not ask', async () => {
    const id = await desk.sent(gu, lin);
    for (const one of all) {
      expect(await refusalOf(answers[one](lan, id))).toEqual([-2, 'notFound']);
      expect(await refusalOf(answers[one](lan, id, { actingFor: helena.id }))).toEqual([-2, 'notFound']);
    }
    expect(await stored()).toMatchObject([{ state: 'pending' }]);
  });

  test.each(all)('who was revoked while the sheet was open is told so: %s', async (one) => {
    const id = await desk.sent(gu, lin);
    const rows = await server.db.select().from(contactPerson).where(eq(contactPerson.delegateId, lin.id));
    await server.db.update(contactPerson).set({ state: 'ended' }).where(eq(contactPerson.delegateId, lin.id));
    const refused = await refusalOf(answers[one](lan, id, { ...acting, ...(one === 'accept' ? { share: null } : {}) }));
    for (const { id: row, state } of rows)
      await server.db.update(contactPerson).set({ state }).where(eq(contactPerson.id, row));
    expect(refused).toEqual([-3, 'actingEnded']);
    expect(await stored()).toMatchObject([{ state: 'pending' }]);
  });
});

describe('who meets', () => {
  const exchange = (showerId: string, scannerId: string) =>
    server.db.transaction((db) =>
      exchangeNow(
        { db, now: server.clock.now(), tellPerson: () => undefined },
        { showerId, scannerId, showerShares: { of: 'own', mobile: true, email: false }, scannerShares: own },
      ),
    );

  test('exchanges at once', async () => {
    const id = await exchange(gu.id, helena.id);
    expect(await desk.cardsOf(gu)).toMatchObject({ answered: [], friends: [{ id, faceToFace: true }] });
    const shared = { contactName: null, mobile: gu.mobile, email: null };
    expect(await desk.cardsOf(helena)).toMatchObject({ answered: [], friends: [{ id, faceToFace: true, shared }] });
    await expect(exchange(helena.id, gu.id)).rejects.toThrow('alreadyFriends');
  });

  test.each([
    ['the one who shows', gu, helena],
    ['the one who scans', helena, gu],
  ])('turns the card that waits from %s into the exchange, with its message', async (_, from, to) => {
    const id = await desk.sent(from, to, { message: 'before we met' });
    expect(await exchange(gu.id, helena.id)).toBe(id);
    expect(await stored()).toMatchObject([{ id, senderId: from.id, state: 'accepted', faceToFace: true }]);
    expect((await desk.cardsOf(helena)).friends).toMatchObject([{ shared: { mobile: gu.mobile, email: null } }]);
    expect((await desk.cardsOf(gu)).friends).toMatchObject([
      { shared: { mobile: helena.mobile, email: helena.email } },
    ]);
    expect((await desk.cardsOf(to)).friends).toMatchObject([{ message: 'before we met' }]);
    expect((await desk.cardsOf(from)).friends).toMatchObject([{ message: null }]);
  });

  test('needs two red badges', async () => {
    await expect(exchange(gu.id, bi.id)).rejects.toThrow('redBadgeOnly');
    expect(await stored()).toEqual([]);
  });
});
