import { expect, test } from 'vitest';
import { languageOf } from './request-language.ts';

test.each([
  ['the language of the envelope', { languagetype: '2', 'accept-language': 'zh-CN' }, 'en'],
  ['the first of the two that the browser prefers', { 'accept-language': 'de, zh-TW;q=0.8, en;q=0.7' }, 'zh'],
  ['English, however it is written', { 'accept-language': 'EN-gb,zh;q=0.5' }, 'en'],
  ['English for whoever reads neither', { 'accept-language': 'de,fr;q=0.8' }, 'en'],
  ['Chinese where any language will do', { 'accept-language': '*' }, 'zh'],
  ['Chinese where none is named', {}, 'zh'],
])('an answer is in %s', (_, headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
