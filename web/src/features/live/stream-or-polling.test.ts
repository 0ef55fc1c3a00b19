import { expect, test } from 'vitest';
import { cutCounter, reconnecting } from './stream-or-polling.ts';

test('reconnecting is spread over three seconds at first and over ten at most', () => {
  expect([0, 1, 2, 9].map((failures) => reconnecting.wait(failures, 1))).toEqual([3_000, 6_000, 10_000, 10_000]);
  expect(reconnecting.wait(9, 0)).toBe(0);
});

test('if streams are cut, a phone polls about every ten seconds', () => {
  expect([reconnecting.pollWait(0), reconnecting.pollWait(1)]).toEqual([8_000, 12_000]);
});

test('three streams in a row that are cut early lead to polling; one that stays open resets the count', () => {
  const cuts = cutCounter();
  for (const lived of [10_000, 10_000, 60_000, 10_000, 10_000]) cuts.ended(lived);
  expect(cuts.shouldPoll()).toBe(false);
  cuts.ended(10_000);
  expect(cuts.shouldPoll()).toBe(true);
});
