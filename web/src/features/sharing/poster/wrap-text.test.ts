import { describe, expect, test } from 'vitest';
import { balanced, wrapped } from './wrap-text.ts';

/** Chinese characters are twice as wide as others, as in most fonts. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u2e80-\uffef“”]/u.test(letter) ? 2 : 1), 0);
const into = (text: string, width: number, lines = 9) => wrapped(text, { width, lines, measure });

describe('a text is broken', () => {
  test.each([
    ['between words', 'Ministers call for steady supply', 14, ['Ministers call', 'for steady', 'supply']],
    ['between Chinese characters', '各方呼吁保持供应链稳定', 10, ['各方呼吁保', '持供应链稳', '定']],
    ['without a comma at the beginning of a line', '各方呼吁，保持稳定', 8, ['各方呼', '吁，保持', '稳定']],
    ['without an opening mark at the end of a line', '发布《绿色标准》', 6, ['发布', '《绿色', '标准》']],
    ['without parting a Latin word inside Chinese', '亚洲GDP增长', 6, ['亚洲', 'GDP增', '长']],
    ['after a hyphen', 'a long-awaited day', 8, ['a long-', 'awaited', 'day']],
    ['inside a word that no line holds', 'Donaudampf ship', 6, ['Donaud', 'ampf', 'ship']],
    ['at single spaces, whatever it has', '  Two \n  words ', 20, ['Two words']],
    ['into nothing if it is empty', ' ', 20, []],
  ])('%s', (_how, text, width, lines) => {
    expect(into(text, width)).toEqual(lines);
  });

  test('and what is too long ends with an ellipsis that fits', () => {
    expect(into('Ministers call for steady supply', 14, 2)).toEqual(['Ministers call', 'for steady…']);
    expect(into('各方呼吁，保持稳定', 8, 1)).toEqual(['各方呼…']);
    expect(into('one two three', 7, 1)).toEqual(['one tw…']);
  });

  test('never inside a letter that is written with several characters', () => {
    expect(into('👩‍👩‍👧👩‍👩‍👧', 8).join('|')).toBe('👩‍👩‍👧|👩‍👩‍👧');
  });
});

test('a title has even lines, and no more than it needs', () => {
  const room = { width: 30, lines: 9, measure };
  expect(wrapped('The ministers of trade call for supply', room)).toEqual([
    'The ministers of trade call',
    'for supply',
  ]);
  expect(balanced('The ministers of trade call for supply', room)).toEqual([
    'The ministers of trade',
    'call for supply',
  ]);
  expect(balanced('One line', room)).toEqual(['One line']);
  expect(balanced('各方呼吁保持供应链稳定与开放', { ...room, width: 20 })).toEqual([
    '各方呼吁保持',
    '供应链稳定与开放',
  ]);
});
