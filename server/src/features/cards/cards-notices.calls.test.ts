import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/cards';
import * as messageCalls from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { eq } from 'drizzle-orm';
import { people, signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { both } from '../../platform/people/card-desk.testing.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { cardServer } from '../../platform/testing/cards/card-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { showCards } from './cards-lists.actions.ts';

const [lin, lan, bi] = [signInAs.assistantMode, signInAs.assistant, signInAs.blue].map(demoPerson) as [Who, Who, Who];
type Who = ReturnType<typeof demoPerson>;
const hour = 60 * 60 * 1000;

const { server, desk, later } = await cardServer([gu, helena, lin, lan, bi]);
beforeEach(() => desk.empty());

async function inbox(who: Who, language: Language = 'en') {
  const { obj } = await desk.ask(messageCalls.getMessages, who, { group: 'notification' }, { language });
  return (obj['messages'] as messageCalls.Message[]).map(({ title, target, kind }) => ({ title, target, kind }));
}
const told = (title: string) => ({ title, kind: 'card', target: { kind: 'page', page: 'cards' } });
async function become(scope: 'limited' | 'full', who: Who) {
  await server.db.update(session).set({ scope }).where(eq(session.personId, who.id));
  server.services.sessionCache.drop(() => true);
}

describe('the receiver is told', () => {
  test('of a card, in both languages', async () => {
    await desk.sent(helena, gu);
    expect(await inbox(gu)).toEqual([told('Helena Thornquist sent you a business card')]);
    expect(await inbox(gu, 'zh')).toEqual([told(`${helena.name.zh}向您发送了名片`)]);
    expect(await inbox(helena)).toEqual([]);
  });

  test('of the same sender once a day, however often the card comes and goes', async () => {
    for (const at of [0, 1, 2]) {
      later(at * 1000);
      await desk.ask(calls.withdrawCard, helena, { id: await desk.sent(helena, gu) });
    }
    const once = [
      told('Helena Thornquist sent you a business card'),
      told('Helena Thornquist withdrew the business card sent to you'),
    ];
    expect((await inbox(gu)).toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual(once);
    later(24 * hour);
    await desk.sent(helena, gu);
    expect(await inbox(gu)).toHaveLength(3);
  });

  test('last of how it stands, with no new message, when a withdrawn card comes and goes again', async () => {
    const titles = async () => (await inbox(lan)).map(({ title }) => title);
    const received = 'Helena Thornquist sent Lin Tingxue a business card';
    const withdrawn = 'Helena Thornquist withdrew the business card sent to Lin Tingxue';
    const first = await desk.sent(helena, lin);
    later(1000);
    await desk.ask(calls.withdrawCard, helena, { id: first });
    expect(await titles()).toEqual([withdrawn, received]);
    later(2000);
    const second = await desk.sent(helena, lin);
    expect(await titles()).toEqual([received, received]);
    later(3000);
    await desk.ask(calls.withdrawCard, helena, { id: second });
    expect(await titles()).toEqual([withdrawn, received]);
  });

  test('of nothing once the card is deleted, neither that it is withdrawn nor that it is sent again', async () => {
    const id = await desk.sent(helena, gu);
    await desk.ask(calls.deleteCard, gu, { id });
    await server.db.delete(message);
    await desk.ask(calls.withdrawCard, helena, { id });
    await desk.sent(helena, gu);
    for (const who of [gu, helena]) expect(await inbox(who)).toEqual([]);
  });

  test('and whoever acts for the receiver; not in a limited session', async () => {
    await desk.sent(helena, lin);
    expect(await inbox(lan)).toEqual([told('Helena Thornquist sent Lin Tingxue a business card')]);
    expect(await inbox(lin)).toEqual([told('Helena Thornquist sent you a business card')]);
    await become('limited', lan);
    expect(await inbox(lan)).toEqual([]);
    await become('full', lan);
  });
});

describe('the sender is told', () => {
  test.each([
    [calls.acceptCard, { share: both }, 'Helena Thornquist accepted your business card'],
    [calls.declineCard, {}, 'Helena Thornquist declined your business card'],
  ])('that it was answered', async (call, body, title) => {
    const id = await desk.sent(gu, helena);
    for (const _ of [1, 2]) await desk.ask(call, helena, { id, ...body });
    expect(await inbox(gu)).toEqual([told(title)]);
  });

  test('that it crossed another', async () => {
    await desk.sent(gu, helena);
    await desk.send(helena, gu);
    expect(await inbox(gu)).toEqual([told('Helena Thornquist accepted your business card')]);
  });

  test('who answered it for the delegate', async () => {
    const id = await desk.sent(gu, lin);
    await desk.ask(calls.declineCard, lan, { id, actingFor: lin.id });
    const { obj } = await desk.ask(messageCalls.getMessages, gu, { group: 'notification' });
    expect(obj['messages']).toMatchObject([
      {
        title: 'Lin Tingxue declined your business card',
        text: `It was declined by ${lan.name.zh} for Lin Tingxue. You may send your business card again after 24 hours.`,
      },
    ]);
  });

  test('and nobody who acts for the sender, who answers only what is received', async () => {
    const id = await desk.sent(lin, gu, { share: null });
    await desk.ask(calls.declineCard, gu, { id });
    expect([(await inbox(lin)).length, await inbox(lan)]).toEqual([1, []]);
  });

  test('nothing of a deletion', async () => {
    await desk.ask(calls.deleteCard, helena, { id: await desk.sent(gu, helena) });
    expect(await inbox(gu)).toEqual([]);
  });
});

describe('the mark', () => {
  const see = (who: Who) => desk.ask(calls.seeCards, who);

  test('comes with a card, goes when it is seen and comes with the next', async () => {
    expect(await desk.mark(helena)).toBe(0);
    await desk.sent(gu, helena);
    expect([await desk.mark(helena), await desk.mark(gu)]).toEqual([1, 0]);
    expect((await see(helena)).code).toBe(0);
    expect(await desk.mark(helena)).toBe(0);
    later(1000);
    await desk.sent(lin, helena, { share: null });
    expect(await desk.mark(helena)).toBe(1);
  });

  test.each([calls.declineCard, calls.deleteCard])('goes with the answer: $path', async (call) => {
    await desk.ask(call, helena, { id: await desk.sent(gu, helena) });
    expect(await desk.mark(helena)).toBe(0);
  });

  test('of an assistant covers the delegates; each person’s looking counts for that person', async () => {
    await desk.sent(gu, lin);
    expect([await desk.mark(lan), await desk.mark(lan, lin.id), await desk.mark(lin)]).toEqual([1, 1, 1]);
    await see(lan);
    expect([await desk.mark(lan), await desk.mark(lan, lin.id), await desk.mark(lin)]).toEqual([0, 0, 1]);
  });

  test('of anybody else is answered like that of nobody', async () => {
    await desk.sent(gu, helena);
    for (const [who, whose] of [
      [gu, helena.id],
      [lin, lan.id],
      [bi, helena.id],
      [gu, newId()],
    ] as const)
      expect(await desk.ask(calls.getFriendStatus, who, { guestId: whose })).toMatchObject({
        ...{ code: -2, obj: { refusal: 'notFound' } },
      });
  });

  test('is not told to a limited session, nor to a badge that is not red', async () => {
    await desk.sent(gu, helena);
    await become('limited', helena);
    const limited = await desk.mark(helena);
    await become('full', helena);
    await desk.change(helena, { badge: 'blue' });
    server.services.sessionCache.drop(() => true);
    const other = await desk.mark(helena);
    await desk.change(helena, { badge: 'red' });
    server.services.sessionCache.drop(() => true);
    expect([limited, other, await desk.mark(helena)]).toEqual([0, 0, 1]);
  });
});

test('every change is told to the screens of both and of the assistant', async () => {
  const screens = await Promise.all([gu, lin, lan].map(({ id }) => openStream(server, desk.tokens.get(id)!)));
  let count = 1;
  await Promise.all(screens.map((screen) => screen.events(count)));
  const allHear = async () => {
    count += 1;
    for (const screen of screens) expect((await screen.events(count)).at(-1)).toMatchObject({ mine: true });
  };
  const id = await desk.sent(gu, lin);
  await allHear();
  await desk.ask(calls.acceptCard, lan, { id, share: null, actingFor: lin.id });
  await allHear();
  await desk.ask(calls.deleteFriend, gu, { id });
  await allHear();
  const second = await desk.sent(gu, lin);
  await allHear();
  await desk.ask(calls.withdrawCard, gu, { id: second });
  await allHear();
  for (const screen of screens) screen.close();
});

test('any number of cards takes the same number of statements', async () => {
  const others = people
    .filter(({ badge, key }) => badge === 'red' && key !== signInAs.red)
    .map(({ key }) => idFromKey('person', key));
  const viewer = { id: gu.id, badge: 'red', scope: 'full', sessionId: 'session' } as const;
  const look = () =>
    statementsOf(server.database, async (db) => {
      const context = { viewer, body: {}, db, now: testNow, language: 'en' as const, services: server.services };
      const { friends, received } = await showCards({ ...context, uniqueId: 'test-device-0001', agent: '' });
      expect(friends.length).toBe(received.length);
    });
  const rows = (from: number, to: number) =>
    others.slice(from, to).flatMap((id, nth) => {
      const row = { senderId: id, receiverId: gu.id, senderShares: { of: 'own', ...both }, sentAt: testNow } as const;
      const done = { state: 'accepted', answeredAt: testNow, receiverShares: row.senderShares } as const;
      return [{ ...row, id: newId(), ...(nth % 2 === 0 ? done : { state: 'pending' as const }) }];
    });
  await server.db.insert(card).values(rows(0, 2));
  const first = await look();
  await server.db.insert(card).values(rows(2, 60));
  expect(await look()).toBe(first);
});
