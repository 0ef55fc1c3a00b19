import { expect, test } from 'vitest';
import { around, endingsIn, foldedText, indexOf, tokensOf } from './files-index.rules.ts';

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
  ['own 3rd', ['own', 'wn', 'n', '3rd', 'rd', 'd']],
  ['gdp增长5%', ['gdp', 'dp', 'p', '5']],
  ['non-no', ['non', 'on', 'n', 'no', 'o']],
  ['绿色，', []],
])('the endings in %j', (folded, endings) => {
  expect(endingsIn(folded)).toEqual(endings);
});

test('of a long word every ending has its beginning, and no character is cut', () => {
  const endings = endingsIn(`${'𐌰'.repeat(70)}b`);
  expect([endings.length, endings.every((ending) => ending.isWellFormed())]).toEqual([13, true]);
});

test.each([
  ['kno', { endings: "'kno':*", isAll: true }],
  ['y the e', { endings: "'y' & 'the' & 'e':*", isAll: false }],
  ['e,', { endings: "'e'", isAll: false }],
  ['国际机场3', { endings: "'3':*", words: "'国际' & '际机' & '机场'", isAll: false }],
  ['a区', { endings: "'a'", words: "'区':*", isAll: false }],
  ['internationalisation', { endings: "'internationa':*", isAll: false }],
  ['—', { isAll: false }],
])('every page with %j has in its index', (letters, expected) => {
  expect(around(letters)).toEqual(expected);
});

test('every piece of a text is found by what its index has', () => {
  const folded = 'the well-known 12:45—13:00 of gdp增长5% in “green” finance,绿色';
  const endings = endingsIn(folded);
  for (let from = 0; from < folded.length; from += 1)
    for (let to = from + 1; to <= Math.min(folded.length, from + 8); to += 1) {
      const wanted = around(folded.slice(from, to)).endings?.split(' & ') ?? [];
      const has = (one: string) =>
        one.endsWith(':*')
          ? endings.some((ending) => ending.startsWith(one.slice(1, -3)))
          : endings.includes(one.slice(1, -1));
      expect(wanted.filter((one) => !has(one))).toEqual([]);
    }
});
