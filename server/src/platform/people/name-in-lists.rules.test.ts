import { expect, test } from 'vitest';
import { nameInLists } from './name-in-lists.rules.ts';

test.each([
  ['Gu Minglan', 'Gu', 'GU Minglan'],
  ['Yu Yuchun', 'Yu', 'YU Yuchun'],
  ['Kwon Tae-rim', 'Kwon', 'KWON Tae-rim'],
  ['Helena Thornquist', 'Thornquist', 'Helena THORNQUIST'],
  ['Alastair McKerrow', 'McKerrow', 'Alastair McKERROW'],
  ['Iain MacLaren', 'MacLaren', 'Iain MacLAREN'],
  ['Ramil Macaspac', 'Macaspac', 'Ramil MACASPAC'],
  ['Anna Annan', 'Annan', 'Anna ANNAN'],
  ['Maarten van der Slooten', 'van der Slooten', 'Maarten VAN DER SLOOTEN'],
  [
    'María de la Concepción Fernández-Alvarado de Monteverde',
    'Fernández-Alvarado',
    'María de la Concepción FERNÁNDEZ-ALVARADO de Monteverde',
  ],
  ['Somebody', 'Else', 'Somebody'],
  ['', '', ''],
])('%s of the family %s is listed as %s', (name, family, listed) => {
  expect(nameInLists({ name: { zh: '顾明澜', en: name }, familyName: { zh: '顾', en: family } })).toEqual({
    zh: '顾明澜',
    en: listed,
  });
});
