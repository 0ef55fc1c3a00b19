import { expect, test } from 'vitest';
import type { FoundSession } from '../viewer.ts';
import { sessionCache } from './session-cache.ts';

const connected = () => true;
const aSession = (id: string): FoundSession => ({
  session: {
    ...{ id, personId: `person of ${id}`, confirmedTokenHash: null, scope: 'full', mustAgree: false, language: 'zh' },
    ...{ lastUsedAt: new Date(0), endsAt: new Date(1), endedAt: null, endReason: null },
  },
  badge: 'red',
  contactOnly: false,
});

function counting() {
  let lookUps = 0;
  return async () => aSession(String((lookUps += 1)));
}

test.each([
  ['a minute while notices of changes arrive', true, 60_000],
  ['a second while they may be lost', false, 1_000],
])('a session stays for %s', async (_, isConnected, age) => {
  let now = 0;
  const cache = sessionCache(
    () => isConnected,
    () => now,
  );
  const lookUp = counting();
  await cache.get('a', lookUp);
  now = age - 1;
  expect(await cache.get('a', lookUp)).toEqual(aSession('1'));
  now = age;
  expect(await cache.get('a', lookUp)).toEqual(aSession('2'));
});

test('a session is as old as the beginning of its look-up', async () => {
  let now = 0;
  const cache = sessionCache(connected, () => now);
  await cache.get('a', async () => {
    now = 59_999;
    return aSession('1');
  });
  expect(await cache.get('a', counting())).toEqual(aSession('1'));
  now = 60_000;
  expect(await cache.get('a', async () => aSession('2'))).toEqual(aSession('2'));
});

test('a session that is dropped is looked up again, the others stay', async () => {
  const cache = sessionCache(connected);
  await cache.get('a', async () => aSession('anna'));
  await cache.get('b', async () => aSession('bao'));
  cache.drop(({ session }) => session.id === 'anna');
  expect(await cache.get('a', async () => aSession('new'))).toEqual(aSession('new'));
  expect(await cache.get('b', async () => aSession('new'))).toEqual(aSession('bao'));
});

test('a session that was being looked up while another was dropped is not kept', async () => {
  const cache = sessionCache(connected);
  const gate = Promise.withResolvers<FoundSession>();
  const first = cache.get('a', () => gate.promise);
  cache.drop(() => false);
  gate.resolve(aSession('old'));
  expect(await first).toEqual(aSession('old'));
  expect(await cache.get('a', async () => aSession('new'))).toEqual(aSession('new'));
});

test('a token without a session is looked up each time', async () => {
  const cache = sessionCache(connected);
  expect(await cache.get('a', async () => undefined)).toBeUndefined();
  expect(await cache.get('a', async () => aSession('new'))).toEqual(aSession('new'));
});
