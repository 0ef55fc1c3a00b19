import { expect, test } from 'vitest';
import { formOfAddress, spokenOf } from './form-of-address.ts';

const gu = { name: { zh: '顾明澜', en: 'Gu Minglan' }, familyName: { zh: '顾', en: 'Gu' } };
const slooten = {
  name: { zh: '马尔滕·范德斯洛滕', en: 'Maarten van der Slooten' },
  familyName: { zh: '范德斯洛滕', en: 'van der Slooten' },
};

test.each([
  [gu, { zh: '先生', en: 'Mr' }, '顾明澜先生', 'Mr Gu'],
  [gu, { zh: '教授', en: 'Professor' }, '顾明澜教授', 'Professor Gu'],
  [slooten, { zh: '阁下', en: 'H.E. Mr' }, '范德斯洛滕阁下', 'Your Excellency'],
  [slooten, { zh: '先生', en: 'Mr' }, '范德斯洛滕先生', 'Mr van der Slooten'],
  [gu, { zh: '先生', en: '' }, '顾明澜先生', null],
  [gu, null, null, null],
])('%o with %o is %s and %s', (person, honorific, zh, en) => {
  expect([formOfAddress({ ...person, honorific }, 'zh'), formOfAddress({ ...person, honorific }, 'en')]).toEqual([
    zh,
    en,
  ]);
});

test('a delegate is spoken of with the honorific, and never as Your Excellency', () => {
  const name = { zh: '海伦娜·托恩奎斯特', en: 'Helena Thornquist' };
  const familyName = { zh: '托恩奎斯特', en: 'Thornquist' };
  const of = (honorific: { zh: string; en: string } | null) =>
    (['zh', 'en'] as const).map((language) => spokenOf({ name, familyName, honorific }, language));
  expect(of({ zh: '女士', en: 'Ms' })).toEqual(['托恩奎斯特女士', 'Ms Thornquist']);
  expect(of({ zh: '阁下', en: 'H.E. Ms' })).toEqual(['托恩奎斯特阁下', 'H.E. Ms Thornquist']);
  expect(of(null)).toEqual(['海伦娜·托恩奎斯特', 'Helena Thornquist']);
});
