import { describe, expect, it, test } from 'vitest';
import type { ListenedPlace } from '../../lib/storage/listened-places.ts';
import {
  matchingTime,
  nextSpeed,
  placeAfter,
  placeBefore,
  resumeAt,
  sentenceAt,
  withPlace,
  within,
  withTimes,
} from './player-rules.ts';

const said = (block: number | null, from: number, to: number) => ({ text: `${block} ${from}`, block, from, to });
const english = [said(null, 0, 2_000), said(0, 2_500, 8_000), said(0, 8_400, 14_000), said(1, 14_500, 20_000)];
const chinese = [
  said(null, 0, 1_000),
  said(0, 1_300, 3_000),
  said(0, 3_300, 5_000),
  said(0, 5_300, 7_000),
  said(0, 7_300, 9_000),
  said(2, 9_300, 12_000),
];

test.each([
  ['at the beginning', 0, 0],
  ['within a sentence', 5_000, 1],
  ['exactly when one begins', 8_400, 2],
  ['in the pause before one, still the one before', 8_399, 1],
  ['after the last one', 99_000, 3],
])('the sentence that is heard %s', (_, at, place) => expect(sentenceAt(english, at)).toBe(place));

test('a recording whose voice begins late shows its first sentence from the start', () => {
  expect(sentenceAt([said(0, 900, 2_000)], 0)).toBe(0);
  expect(sentenceAt([], 0)).toBe(-1);
});

describe('where one goes on', () => {
  it.each([
    ['at the beginning of the sentence in which one stopped', 10_000, 8_400],
    ['from the start if hardly anything was heard', 4_999, 0],
    ['from the start if hardly anything is left', 15_001, 0],
  ])('%s', (_, stopped, at) => expect(resumeAt(english, stopped, 20_000)).toBe(at));

  it('where one stopped, if nothing is known of sentences', () => expect(resumeAt([], 10_000, 20_000)).toBe(10_000));
});

describe('the same place in the other language', () => {
  it.each([
    ['the title', 100, 0],
    ['the first sentence of a block', 2_600, 1_300],
    ['the second of two is the third of four', 9_000, 5_300],
  ])('%s', (_, at, there) => expect(matchingTime(english, at, chinese)).toBe(there));

  it('a block that is not read out there leads to the one before it', () => {
    expect(matchingTime(english, 15_000, chinese)).toBe(1_300);
    expect(matchingTime(chinese, 10_000, english)).toBe(14_500);
  });

  it('without sentences it is the beginning', () => {
    expect(matchingTime([], 9_000, chinese)).toBe(0);
    expect(matchingTime(english, 9_000, [])).toBe(0);
  });
});

describe('the queue', () => {
  it('goes on to its end', () => expect([placeAfter(0, 2), placeAfter(1, 2)]).toEqual([1, undefined]));
  it.each([
    ['to the beginning of what is heard', 2, 3_001, 2],
    ['from the beginning to the item before', 2, 2_000, 1],
    ['not before the first', 0, 0, 0],
  ])('back leads %s', (_, place, at, to) => expect(placeBefore(place, at)).toBe(to));
});

test.each([
  [-2_000, 0],
  [5_000, 5_000],
  [70_000, 60_000],
])('a jump to %i stays within the recording', (at, stays) => expect(within(at, 60_000)).toBe(stays));

describe('kept places', () => {
  const place = (id: string, at: number): ListenedPlace => ({ id, language: 'en', at });

  it('have the newest first, and one for each item', () => {
    expect(withPlace([place('a', 9_000), place('b', 9_000)], place('b', 12_000), 60_000)).toEqual([
      place('b', 12_000),
      place('a', 9_000),
    ]);
  });

  it('forget an item that was heard to its end or started over', () => {
    expect(withPlace([place('a', 9_000)], place('a', 57_000), 60_000)).toEqual([]);
    expect(withPlace([place('a', 9_000)], place('a', 100), 60_000)).toEqual([]);
  });

  it('are fifty at most', () => {
    const many = Array.from({ length: 50 }, (_, number) => place(`${number}`, 9_000));
    const kept = withPlace(many, place('new', 9_000), 60_000);
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([50, 'new', '48']);
  });
});

test('sentences for the phone’s own voice follow one another, each as long as its letters', () => {
  const lines = [
    { text: '各位代表，早上好。', block: 0 },
    { text: '论坛今天启幕。', block: 0 },
  ];
  expect(withTimes(lines, 'zh')).toEqual([
    { ...lines[0], from: 0, to: 2_000 },
    { ...lines[1], from: 2_400, to: 3_956 },
  ]);
});

test('the speeds go round', () => {
  expect([0.75, 1, 1.25, 1.5, 1.75, 2].map(nextSpeed)).toEqual([1, 1.25, 1.5, 1.75, 2, 0.75]);
});
