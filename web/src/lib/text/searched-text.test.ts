import { expect, test } from 'vitest';
import { searchedText } from './searched-text.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  ['……？！ -', undefined],
  [' 绿 ', '绿'],
  ['2028', '2028'],
  ['a'.repeat(300), 'a'.repeat(200)],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ['\ud83d tea', 'tea'],
  ['😀', undefined],
])('%j is searched as %j', (typed, searched) => {
  expect(searchedText(typed)).toBe(searched);
});
