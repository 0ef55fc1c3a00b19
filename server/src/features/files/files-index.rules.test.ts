import { expect, test } from 'vitest';
import { foldedText, indexOf, tokensOf } from './files-index.rules.ts';

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
