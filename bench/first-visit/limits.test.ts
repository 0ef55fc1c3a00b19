import { expect, test } from 'vitest';
import { isBusy, limits, overLimits, slowDownFor, typical, verdictOf } from './limits.ts';

const visit = (figures = {}) => ({ benchmarkIndex: 1_000, score: 95, mainThread: 3_000, blocking: 200, ...figures });
const bare = visit({ mainThread: 1_000, blocking: 0, score: 100 });

test('machines of different speed stand for one phone', () => {
  expect([slowDownFor(1_000), slowDownFor(2_750), slowDownFor(100)]).toEqual([4, 11, 1]);
});

test('a page is compared with the page that has only React, in the medians of its openings', () => {
  const page = typical([visit({ mainThread: 9_000 }), visit({ mainThread: 3_500 }), visit({ mainThread: 100 })]);
  expect(overLimits(page, bare, limits.agenda)).toEqual([]);
  expect(overLimits(visit({ mainThread: 3_600 }), bare, limits.agenda)).toEqual([
    "main-thread work 3.6 of 3.5 times React's",
  ]);
});

test('every limit of a page is judged', () => {
  const page = visit({ mainThread: 6_000, blocking: 501, score: 79 });
  expect(overLimits(page, bare, limits.home)).toHaveLength(3);
  expect(overLimits(page, bare, limits.files)).toEqual(['score 79 of 90']);
  expect(overLimits(visit({ score: 90 }), bare, limits.files)).toEqual([]);
});

test('what a busy machine measures says nothing', () => {
  const [quick, slow] = [visit(), visit({ benchmarkIndex: 700 })];
  expect(isBusy([quick, quick, quick, quick, slow])).toBe(false);
  expect(verdictOf([quick, quick, quick, slow], ['too slow'])).toBe('void');
  expect(verdictOf([quick, quick], ['too slow'])).toBe('failed');
  expect(verdictOf([quick, quick], [])).toBe('passed');
});
