import { describe, expect, test } from 'vitest';
import { nowAndNextAt } from './now-and-next-rules.ts';
import { at, days, hallOf, halls, withOwn } from './now-and-next.testing.ts';
import { hallNow, walkTo } from './walk-to-meeting.ts';

describe('the way there', () => {
  const known: Record<string, number> = { 'hehe qingyun': 4, 'hehe hehe': 0 };
  const minutes = (from: string, to: string) => known[`${from} ${to}`];
  const way = (time: string, shown = days) => hallNow(nowAndNextAt(shown, at(time), halls).on);

  test('begins in the hall of the viewer’s own meeting, otherwise in the first hall, and then says so', () => {
    expect(way('22T10:12', withOwn('science', 'speaker'))).toEqual({ hall: hallOf('songhe'), certain: true });
    expect(way('22T10:12')).toEqual({ hall: hallOf('hehe'), certain: false });
    expect(way('22T09:55')).toEqual({ hall: hallOf('hehe'), certain: true });
    expect(way('22T11:35')).toBe(undefined);
  });

  test.each([
    ['qingyun', 4],
    ['hehe', undefined],
    ['nowhere', undefined],
  ])('to %s takes %s minutes on foot', (to, expected) => {
    expect(walkTo(hallOf(to), { hall: hallOf('hehe'), certain: true }, minutes)).toBe(expected);
  });

  test('is not shown if it is not known', () => {
    expect(walkTo(null, { hall: hallOf('hehe'), certain: true }, minutes)).toBe(undefined);
    expect(walkTo(hallOf('qingyun'), undefined, minutes)).toBe(undefined);
    expect(walkTo(hallOf('qingyun'), { hall: hallOf('hehe'), certain: true }, undefined)).toBe(undefined);
  });
});
