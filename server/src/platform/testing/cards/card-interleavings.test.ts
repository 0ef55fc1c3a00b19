import { expect, test } from 'vitest';
import { interleaveCards } from './card-interleavings.ts';
import { rulesWorld } from './card-rules-world.ts';

/** All 20,000 run in `test:full`. */
const sequences = 400;
const acts = 40;

test('whatever six people do, an assistant of two among them, both sides of every card agree', async () => {
  for (let seed = 1; seed <= sequences; seed++)
    expect(await interleaveCards(rulesWorld(), { acts, seed })).toBe(undefined);
});
