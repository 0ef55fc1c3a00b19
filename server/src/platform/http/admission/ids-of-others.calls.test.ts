import { allCalls } from 'contract/all-calls';
import * as cards from 'contract/calls/cards';
import * as faceToFace from 'contract/calls/face-to-face';
import * as modes from 'contract/calls/modes';
import type { Call } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { ask, saidBy } from '../../testing/cards/card-callers.ts';
import { whoIsWho, type WhoIsWho } from '../../testing/cards/card-owners.ts';
import { testServer } from '../../testing/test-server.ts';

type Viewer = keyof WhoIsWho['viewers'];
type Asked = { call: Call; field: string; body: object; id: string; may: readonly Viewer[] };

let server: Awaited<ReturnType<typeof testServer>>;
let all: WhoIsWho;
let asked: Asked[];
beforeAll(async () => {
  server = await testServer();
  all = await whoIsWho(server);
  asked = whatIsAsked(all);
});
afterAll(() => server.stop());

const share = { mobile: true, email: false };
const note = { met: 'In the foyer', note: 'Calls back' };
const receiver = ['the receiver'] as const;
const twoFriends = ['the receiver', 'a friend'] as const;
const twoWhoMet = ['the receiver', 'the sender'] as const;
const byAssistant = ['the assistant'] as const;

/** Each call with the id that there is, and who may. What ends something comes last, because all are asked in turn. */
function whatIsAsked({ things, viewers }: WhoIsWho): Asked[] {
  const { received, friends, ofOthers, invitation, encounter, hidden } = things;
  const delegate = viewers['the receiver'].id;
  const acting = { body: { id: received }, field: 'actingFor', id: delegate, may: byAssistant };
  const reading = ['the receiver', 'the receiver, limited', 'the assistant'] as const;
  const inTheName = { body: { actingFor: delegate }, field: 'id', id: ofOthers, may: [] };
  return [
    { call: cards.getFriendStatus, field: 'guestId', body: {}, id: delegate, may: reading },
    { call: cards.getCards, field: 'actingFor', body: {}, id: delegate, may: byAssistant },
    { call: modes.getPrincipalSchedule, field: 'actingFor', body: {}, id: delegate, may: byAssistant },
    ...Object.values(hidden).flatMap((id) => [
      { call: cards.getSharing, field: 'delegateId', body: {}, id, may: [] },
      { call: cards.sendCard, field: 'delegateId', body: { share }, id, may: [] },
    ]),
    { call: cards.acceptCard, ...inTheName, body: { ...inTheName.body, share: null } },
    { call: cards.declineCard, ...inTheName },
    { call: cards.deleteCard, ...inTheName },
    { call: cards.acceptCard, ...acting, body: { ...acting.body, share: null } },
    { call: cards.declineCard, ...acting },
    { call: cards.deleteCard, ...acting },
    { call: cards.acceptCard, field: 'id', body: { share: null }, id: received, may: receiver },
    { call: cards.declineCard, field: 'id', body: {}, id: received, may: receiver },
    { call: cards.deleteCard, field: 'id', body: {}, id: received, may: receiver },
    { call: cards.withdrawCard, field: 'id', body: {}, id: received, may: ['the sender'] },
    { call: cards.noteFriend, field: 'id', body: note, id: friends, may: twoFriends },
    { call: cards.prepareVCards, field: 'id', body: { version: '3.0' }, id: friends, may: twoFriends },
    { call: cards.deleteFriend, field: 'id', body: {}, id: friends, may: twoFriends },
    { call: modes.acceptInvitation, field: 'invitation', body: {}, id: invitation, may: ['the invited'] },
    { call: modes.declineInvitation, field: 'invitation', body: {}, id: invitation, may: ['the invited'] },
    { call: modes.stopActing, field: 'delegateId', body: {}, id: delegate, may: byAssistant },
    { call: faceToFace.confirmEncounter, field: 'id', body: { share }, id: encounter, may: twoWhoMet },
    { call: faceToFace.endEncounter, field: 'id', body: {}, id: encounter, may: twoWhoMet },
  ];
}

/** Each is a test of its own, because all of them together take a busy machine a minute. */
const everybody: readonly Viewer[] = [
  ...(['the receiver', 'the sender', 'a friend', 'a stranger', 'the assistant', 'a revoked assistant'] as const),
  ...(['the invited', 'blue', 'green', 'grey'] as const),
  ...(['the receiver, limited', 'the receiver, without a token', 'the receiver, logged out'] as const),
];

async function answerTo(viewer: Viewer, { call, field, body }: Asked, id: string) {
  const answer = await ask(server, all.viewers[viewer], call, { ...body, [field]: id });
  const { status, code, msg, obj, headers } = answer;
  const same = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { code, said: saidBy(answer), whole: JSON.stringify([status, code, msg, obj, same]) };
}

/** Of a delegate for whom one acted, one is told that this has ended. */
const isToldOfTheEnd = (viewer: Viewer, { field, body }: Asked) =>
  viewer === 'a revoked assistant' && (field === 'actingFor' || 'actingFor' in body);

test('every field of cards, modes and exchanges face to face that takes an id is asked', () => {
  const areas = /^\/api\/(cards|modes|faceToFace|friendApply)\//;
  const isId = (field: string) => ['id', 'delegateId', 'guestId', 'invitation', 'actingFor'].includes(field);
  const taking = allCalls
    .filter(({ path }) => areas.test(path))
    .flatMap(({ path, body }) => Object.keys(body.shape).map((field) => ({ path, field })))
    .filter(({ field }) => isId(field))
    .map(({ path, field }) => `${path} ${field}`);
  expect([...new Set(asked.map(({ call, field }) => `${call.path} ${field}`))].toSorted()).toEqual(taking.toSorted());
});

test('everybody who might ask is asked', () => {
  expect(everybody.toSorted()).toEqual(Object.keys(all.viewers).toSorted());
});

test.each(everybody)(
  'to %s, an id of somebody else is answered like one that does not exist, and changes nothing',
  async (viewer) => {
    const before = await everythingStored();
    const told: string[] = [];
    const forbidden = asked.filter(({ may }) => !may.includes(viewer));
    for (const one of forbidden) {
      const [real, absent] = [await answerTo(viewer, one, one.id), await answerTo(viewer, one, newId())];
      const expected = isToldOfTheEnd(viewer, one) ? real.said === 'actingEnded' : real.whole === absent.whole;
      if (!expected || real.code === codes.success)
        told.push(`${one.call.path} ${one.field}: ${real.said} instead of ${absent.said}`);
    }
    expect(told).toEqual([]);
    // Most of it is nothing to anybody.
    expect(forbidden.length).toBeGreaterThan(asked.length / 2);
    expect(await everythingStored()).toBe(before);
  },
);

test('to those whose it is, there is something with each of these ids', async () => {
  const unanswered: string[] = [];
  for (const one of asked)
    for (const viewer of one.may) {
      const [real, absent] = [await answerTo(viewer, one, one.id), await answerTo(viewer, one, newId())];
      if (real.said === 'notFound' || absent.said !== 'notFound')
        unanswered.push(`${one.call.path} ${one.field} to ${viewer}: ${real.said}, and ${absent.said} for none`);
    }
  expect(unanswered).toEqual([]);
});

async function everythingStored(): Promise<string> {
  const tables = ['card', 'contact_person', 'encounter', 'friend_note', 'cards_seen'];
  const rows = tables.map(async (table) => server.db.execute(sql.raw(`select * from ${table} order by 1, 2`)));
  return JSON.stringify((await Promise.all(rows)).map((result) => (result as { rows: unknown }).rows));
}
