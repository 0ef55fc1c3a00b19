import { expect, test } from 'vitest';
import { inLanguage } from './text-or-other-language.ts';

const both = { zh: '绿色增长', en: 'Green Growth' };

test.each([
  ['zh', both, '绿色增长', '绿色增长', 'Green Growth'],
  ['en', both, 'Green Growth', 'Green Growth', '绿色增长'],
  ['zh', { zh: '', en: 'Green Growth' }, 'Green Growth', '（仅有英文）Green Growth', null],
  ['en', { zh: '绿色增长', en: '' }, '绿色增长', '(Chinese only) 绿色增长', null],
  ['en', { zh: 'APEC', en: 'APEC' }, 'APEC', 'APEC', null],
  ['en', { zh: '', en: '' }, '', '', null],
] as const)('in %s, of %o a name is “%s”, a text “%s” and the other one %o', (language, text, name, read, other) => {
  const say = inLanguage(language);
  expect([say(text), say.text(text), say.other(text)]).toEqual([name, read, other]);
});
