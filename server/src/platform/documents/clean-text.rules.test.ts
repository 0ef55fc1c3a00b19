import { expect, test } from 'vitest';
import { cleanText, joinedLines } from './clean-text.rules.ts';

test.each([
  ['a\u0000b\ufeff', 'ab'],
  ['half \ud83d of a sign', 'half \ufffd of a sign'],
  ['⾦融⻚', '金融页'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
])('%j is kept as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ['绿色金\n融', '绿色金融'],
  ['绿色， \n 金融', '绿色，金融'],
  ['green\nfinance', 'green\nfinance'],
  ['绿色\nfinance', '绿色\nfinance'],
  ['中\n国\n人', '中国人'],
  ['𠮷 \n𠮷', '𠮷𠮷'],
  ['中\n\n国\n', '中\n\n国\n'],
  ['中\n \n国', '中\n \n国'],
])('the lines of %j become %j', (text, joined) => {
  expect(joinedLines(text)).toBe(joined);
});

test('a million blanks between two words come to an end', () => {
  // Tried from each of them, the next line would be looked for all day.
  const text = `a${' '.repeat(1_000_000)}b\n${' \n'.repeat(1_000)}`;
  expect(joinedLines(text)).toBe(text);
});
