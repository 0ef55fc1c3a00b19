import { expect, test } from 'vitest';
import { cutCounter, waits } from './waits.ts';

test('coming back is spread over three seconds at first and over ten at most', () => {
  expect([0, 1, 2, 9].map((failures) => waits.reconnect(failures, 1))).toEqual([3_000, 6_000, 10_000, 10_000]);
  expect(waits.reconnect(9, 0)).toBe(0);
});

test('screens fetch within a second and a half, and ask every ten seconds or so where streams are cut', () => {
  expect([waits.refetch(0), waits.refetch(1)]).toEqual([0, 1_500]);
  expect([waits.poll(0), waits.poll(1)]).toEqual([8_000, 12_000]);
});

test('an answer that is behind is asked for again after one to three seconds', () => {
  expect([waits.askAgain(0), waits.askAgain(1)]).toEqual([1_000, 3_000]);
});

test('three streams in a row that are cut early lead to asking; one that lives begins the count anew', () => {
  const cuts = cutCounter();
  for (const lived of [10_000, 10_000, 60_000, 10_000, 10_000]) cuts.ended(lived);
  expect(cuts.shouldPoll()).toBe(false);
  cuts.ended(10_000);
  expect(cuts.shouldPoll()).toBe(true);
  cuts.forget();
  expect(cuts.shouldPoll()).toBe(false);
});
