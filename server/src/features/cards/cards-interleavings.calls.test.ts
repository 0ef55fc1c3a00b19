import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsWorld } from '../../platform/testing/cards/card-calls-world.ts';
import { interleaveCards } from '../../platform/testing/cards/card-interleavings.ts';
import { testServer } from '../../platform/testing/test-server.ts';

/** 500 run in `test:full`, on both databases. */
const sequences = 2;
const acts = 40;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('six phones are told and shown what the model says, an assistant of two among them', async () => {
  for (let seed = 1; seed <= sequences; seed++)
    expect(await interleaveCards(await callsWorld(server, seed), { acts, seed, allLookEvery: 10 })).toBe(undefined);
});
