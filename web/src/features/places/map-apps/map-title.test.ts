import { describe, expect, test } from 'vitest';
import { mapTitle } from './map-title.ts';

describe('a map’s title', () => {
  test.each([
    ['Yucheng Conference Hall', 'Yucheng Conference H…'],
    ['Yucheng Conference H', 'Yucheng Conference H'],
    ['玉澄国宾馆', '玉澄国宾馆'],
    ['一二三四五六七八九十一二三四五六七八九十一', '一二三四五六七八九十一二三四五六七八九十…'],
    ['👩🏽‍🚀'.repeat(21), `${'👩🏽‍🚀'.repeat(20)}…`],
    ['', ''],
  ])('of %s is %s', (name, title) => {
    expect(mapTitle(name)).toBe(title);
  });
});
