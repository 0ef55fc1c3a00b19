import { expect, test } from 'vitest';
import { inLanguage } from './texts.ts';

const both = { zh: '绿色增长', en: 'Green Growth' };

test.each([
  ['zh', both, '绿色增长', '绿色增长'],
  ['en', both, 'Green Growth', 'Green Growth'],
  ['zh', { zh: '', en: 'Green Growth' }, 'Green Growth', '（英文）Green Growth'],
  ['en', { zh: '绿色增长', en: '' }, '绿色增长', '(In Chinese) 绿色增长'],
  ['en', { zh: '', en: '' }, '', ''],
] as const)('in %s, of %o a name is “%s” and a text “%s”', (language, text, name, read) => {
  const say = inLanguage(language);
  expect([say(text), say.text(text)]).toEqual([name, read]);
});
