import { expect, test } from 'vitest';
import { nameParts } from './name-parts.rules.ts';
import { storedNames } from './stored-names.ts';

test.each([
  ['顾明澜', '顾', '明澜'],
  ['欧阳砚秋', '欧阳', '砚秋'],
  ['林美林', '林', '美林'],
  ['海伦娜·索恩奎斯特', '索恩奎斯特', '海伦娜'],
  ['Gu Minglan', 'Gu', 'Minglan'],
  ['Linda Lin', 'Lin', 'Linda'],
  ['Lin Linda', 'Lin', 'Linda'],
  ['Anna Annan', 'Annan', 'Anna'],
  ['Maarten van der Slooten', 'van der Slooten', 'Maarten'],
  ['María Fernández-Alvarado de Monteverde', 'Fernández-Alvarado', 'María de Monteverde'],
  ['Suharto', 'Suharto', ''],
  ['Somebody', 'Else', 'Somebody'],
  ['Somebody', '', 'Somebody'],
])('of %s the family is called %s and the person %s', (whole, family, given) => {
  const name = { zh: whole, en: whole };
  const parts = nameParts(storedNames(name, { zh: family, en: family }), 'zh');
  expect(parts).toMatchObject({ whole, family, given, other: null });
});

const gu = storedNames({ zh: '顾明澜', en: 'Gu Minglan' }, { zh: '顾', en: 'Gu' });

test('the name in the other language comes along', () => {
  expect(nameParts(gu, 'zh')).toMatchObject({ whole: '顾明澜', family: '顾', given: '明澜', other: 'Gu Minglan' });
  expect(nameParts(gu, 'en')).toMatchObject({ whole: 'Gu Minglan', family: 'Gu', given: 'Minglan', other: '顾明澜' });
});

test('a name that is missing in one language is taken from the other, with its family name', () => {
  const parts = { whole: 'Zofia Łęska', family: 'Łęska', given: 'Zofia', other: null, reading: null };
  expect(nameParts(storedNames({ zh: '', en: 'Zofia Łęska' }, { zh: '', en: 'Łęska' }), 'zh')).toEqual(parts);
});

test.each([
  ['单明澜', '单', { family: 'Shan', given: 'Minglan' }],
  ['海伦娜·索恩奎斯特', '索恩奎斯特', { family: 'Suoenkuisite', given: 'Hailunna' }],
  ['吕', '吕', { family: 'Lv', given: '' }],
  ['Suharto', 'Suharto', null],
])('%s is sorted by its pinyin, and a name in English by itself', (zh, family, reading) => {
  const names = storedNames({ zh, en: 'Somebody Else' }, { zh: family, en: 'Else' });
  expect(nameParts(names, 'zh').reading).toEqual(reading);
  expect(nameParts(names, 'en').reading).toBeNull();
});
