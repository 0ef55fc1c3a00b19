import { expect, test } from 'vitest';
import { longestPage } from '../../platform/documents/reading-limits.ts';
import { around, piecesIn, foldedText, indexOf, tokensOf } from './files-index.rules.ts';

const indexed = (text: string) => Object.fromEntries(indexOf(text).map(({ word, at }) => [word, at.join(',')]));

test.each([
  ['绿色金融', { 绿色: '1', 色金: '2', 金融: '3', 融: '4' }],
  ['绿色，金融', { 绿色: '1', 色: '2', 金融: '3', 融: '4' }],
  ['前 言\n一', { 前言: '1', 言一: '2', 一: '3' }],
  ['The Communiqué', { the: '1', communique: '2' }],
  ['ＧＤＰ增长5%', { gdp: '1', 增长: '2', 长: '3', 5: '4' }],
  ['Wi-Fi here', { wi: '1', wifi: '1', fi: '2', here: '3' }],
  ['develop-\nment', { develop: '1', development: '1', ment: '2' }],
  ['a – b', { a: '1', b: '2' }],
  ['哈哈哈', { 哈哈: '1,2', 哈: '3' }],
  ['ﬁnance in Łódź', { finance: '1', in: '2', lodz: '3' }],
  ['。，!? …', {}],
  ['', {}],
])('the index of %j', (text, expected) => {
  expect(indexed(text)).toEqual(expected);
});

test('words are found again in the text, whatever they are folded to', () => {
  const text = '½ ﬁnance—名录 Chloe\u0301 𠮷野';
  expect(tokensOf(text).map(({ word, from, to }) => [word, text.slice(from, to)])).toEqual([
    ['1', '½'],
    ['2', '½'],
    ['finance', 'ﬁnance'],
    ['名', '名'],
    ['录', '录'],
    ['chloe', 'Chloe\u0301'],
    ['𠮷', '𠮷'],
    ['野', '野'],
  ]);
});

test.each([
  ['绿 色\n金融  Green\n\nFinance，', '绿色金融 green finance,'],
  [' Ｗｉ－Ｆｉ ', 'wi-fi'],
])('%j is folded to %j, and each letter knows its place', (text, folded) => {
  const result = foldedText(text);
  expect([result.folded, result.letters.length]).toEqual([folded, folded.length]);
});

test('no word is cut between the halves of a character, which the database would not take', () => {
  const rare = `a${'𐌰'.repeat(40)}`;
  const words = [...indexOf(rare), ...indexOf(`${rare}-${rare}`)].map(({ word }) => word);
  expect([words.length, words.every((word) => word.isWellFormed() && word.length <= 60)]).toEqual([3, true]);
});

test.each([
  ['own 3rd', ['n 3', 'own', 'o*', 'wn', 'w*', 'n', 'n*', '3rd', '3*', 'rd', 'r*', 'd', 'd*']],
  ['gdp增长5%', ['gdp', 'g*', 'dp', 'd*', 'p', 'p*', '5', '5*']],
  ['non-no', ['n-n', 'non', 'n*', 'on', 'o*', 'n', 'no', 'o']],
  ['9:0 “and', ['9:0', '0 “a', '9', '9*', '0', '0*', 'and', 'a*', 'nd', 'n*', 'd', 'd*']],
  ['of … … a', ['of', 'o*', 'f', 'f*', 'a', 'a*']],
  ['绿色，', []],
])('the pieces in %j', (folded, pieces) => {
  expect(piecesIn(folded)).toEqual(pieces);
});

test('of a long word every ending has its beginning, and no character is cut', () => {
  const pieces = piecesIn(`${'𐌰'.repeat(70)}b`);
  expect([pieces.length, pieces.every((piece) => piece.isWellFormed())]).toEqual([12, true]);
});

test.each([
  ['Korean, whose syllables are three letters each', (nth: number) => 0xac00 + ((nth * 7_919) % 11_172)],
  ['a script beyond the first plane', (nth: number) => 0x10330 + ((nth * nth) % 27)],
  ['ligatures of whole words', (nth: number) => 0xfdf0 + ((nth * nth + (nth % 7)) % 12)],
])('the pieces of the longest page fit into the index, in %s', (_, codeOf) => {
  const text = Array.from({ length: longestPage }, (_letter, nth) => String.fromCodePoint(codeOf(nth))).join('');
  const bytes = Buffer.byteLength(piecesIn(foldedText(text.slice(0, longestPage)).folded).join(''));
  expect(bytes).toBeLessThan(1_048_576);
});

test.each([
  ['kno', { pieces: "'kno':*", isAll: true }],
  ['y the e', { pieces: "'y t' & 'e e' & 'the'", isAll: false }],
  ['a b c', { pieces: "'a b' & 'b c'", isAll: false }],
  ['9:0', { pieces: "'9:0'", isAll: true }],
  ["n't \\o", { pieces: String.raw`'n''t' & 't \\o'`, isAll: false }],
  ['ed t', { pieces: "'d t' & 'ed'", isAll: false }],
  ['a — — b', { pieces: "'a' & 'b*'", isAll: false }],
  ['h', { pieces: "'h*'", isAll: true }],
  ['e,', { pieces: "'e'", isAll: false }],
  ['国际机场3', { pieces: "'3*'", pairs: "'国际' & '际机' & '机场'", isAll: false }],
  ['a区', { pieces: "'a'", pairs: "'区':*", isAll: false }],
  ['internationalisation', { pieces: "'internati':*", isAll: false }],
  ['—', { isAll: false }],
])('every page with %j has in its index', (letters, expected) => {
  expect(around(letters)).toEqual(expected);
});

test('every piece of a text is found by what its index has', () => {
  const folded = 'the well-known 12:45—13:00 of gdp增长5% in “green” finance,绿色 … — a b c d’e';
  const pieces = piecesIn(folded);
  for (let from = 0; from < folded.length; from += 1)
    for (let to = from + 1; to <= Math.min(folded.length, from + 8); to += 1) {
      const wanted = around(folded.slice(from, to)).pieces?.split(' & ') ?? [];
      const has = (one: string) =>
        one.endsWith(':*')
          ? pieces.some((piece) => piece.startsWith(one.slice(1, -3)))
          : pieces.includes(one.slice(1, -1));
      expect(wanted.filter((one) => !has(one))).toEqual([]);
    }
});
