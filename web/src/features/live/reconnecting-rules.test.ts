import { expect, test } from 'vitest';
import { cutCounter, reconnecting } from './reconnecting-rules.ts';

test('coming back is spread over three seconds at first and over ten at most', () => {
  expect([0, 1, 2, 9].map((failures) => reconnecting.wait(failures, 1))).toEqual([3_000, 6_000, 10_000, 10_000]);
  expect(reconnecting.wait(9, 0)).toBe(0);
});

test('where streams are cut, changes are asked for every ten seconds or so', () => {
  expect([reconnecting.pollWait(0), reconnecting.pollWait(1)]).toEqual([8_000, 12_000]);
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
