import { expect, test } from 'vitest';
import { dayToShow } from './album-choice.ts';

const day = (date: string, topic: string) => ({ date, photos: 1, topics: [{ id: topic, title: topic, photos: 1 }] });
const album = { timeZone: 'Asia/Shanghai', days: [day('2027-03-22', 'tea'), day('2027-03-21', 'welcome')] };
const [monday, sunday] = ['2027-03-22', '2027-03-21'];

test.each([
  [{ day: sunday }, monday, sunday],
  [{}, sunday, sunday],
  [{}, '2027-03-25', monday],
  [{ day: 'nonsense' }, '2027-03-25', monday],
  [{ topic: 'welcome' }, monday, sunday],
  [{ day: monday, topic: 'welcome' }, monday, monday],
  [{ topic: 'nonsense' }, sunday, sunday],
])('with %o in the address, on %s, the album opens with %s', (choice, today, shown) => {
  const { day: chosen, topic } = choice as { day?: string; topic?: string };
  expect(dayToShow(album, { day: chosen, topic }, { opened: undefined, today })?.date).toBe(shown);
});

test.each([
  ['the day it opened with stays when the first photo of today comes', {}, sunday, sunday],
  ['a day that is chosen is shown', { day: monday }, sunday, monday],
  ['a day that is gone gives way to today', {}, '2027-03-20', monday],
] as const)('%s', (_name, choice, opened, shown) => {
  expect(dayToShow(album, { day: undefined, topic: undefined, ...choice }, { opened, today: monday })?.date).toBe(
    shown,
  );
});
