import type { MediaOutlet } from 'contract/calls/partners';
import { describe, expect, test } from 'vitest';
import { countOf, found, matches } from './media-search.ts';

const outlet = (more: Partial<MediaOutlet>): MediaOutlet => ({
  id: 'o',
  version: 1,
  name: '塞纳晨报',
  otherWords: 'Le Matin de Seine France Paris Foreign Desk',
  country: '法国',
  city: '巴黎',
  contact: { name: '国际版编辑部', phone: '+33 1 99 00 27 35', email: 'desk@le-matin.example' },
  ...more,
});

describe('an outlet is found', () => {
  test.each([
    '塞纳',
    '晨报',
    'matin',
    'LE MATIN',
    'paris',
    'paris 晨报',
    '巴黎',
    '法国',
    '编辑部',
    'desk@le',
    '巴黎 晨报',
    '  ',
    '',
  ])('by “%s”', (typed) => {
    expect(matches(outlet({}), typed, 'print')).toBe(true);
  });

  test('with or without accents', () => {
    const magazine = outlet({ name: 'Agence Valdorée', city: 'São Paulo' });
    expect(matches(magazine, 'valdoree', 'print')).toBe(true);
    expect(matches(magazine, 'sao paulo', 'print')).toBe(true);
    expect(matches(magazine, 'Valdorée', 'print')).toBe(true);
    expect(matches(outlet({ city: 'Łódź' }), 'Lodz', 'print')).toBe(true);
  });

  test('not by a word that is nowhere, also without a contact', () => {
    expect(matches(outlet({}), '伦敦', 'print')).toBe(false);
    expect(matches(outlet({}), '巴黎 电台', 'print')).toBe(false);
    expect(matches(outlet({ contact: null, otherWords: '' }), 'null', 'print')).toBe(false);
  });
});

describe('a type is found by what people call it', () => {
  test.each([
    ['newspaper', 'print'],
    ['Newspapers and magazines', 'print'],
    ['magazine', 'print'],
    ['报纸', 'print'],
    ['报刊', 'print'],
    ['杂志', 'print'],
    ['TV', 'broadcast'],
    ['television', 'broadcast'],
    ['radio', 'broadcast'],
    ['电视', 'broadcast'],
    ['广播', 'broadcast'],
    ['news agency', 'agency'],
    ['wire', 'agency'],
    ['通讯社', 'agency'],
    ['website', 'online'],
    ['app', 'online'],
    ['网站', 'online'],
    ['客户端', 'online'],
  ] as const)('“%s”: %s, and no other', (typed, type) => {
    const nameless = outlet({ name: 'Isbre', otherWords: '冰川', contact: null });
    const hit = (['broadcast', 'agency', 'print', 'online'] as const).filter((one) => matches(nameless, typed, one));
    expect(hit).toEqual([type]);
  });

  test('together with where it is', () => {
    expect(matches(outlet({}), 'paris newspaper', 'print')).toBe(true);
    expect(matches(outlet({}), 'paris newspaper', 'online')).toBe(false);
    expect(matches(outlet({}), 'london newspaper', 'print')).toBe(false);
  });

  test('and not by one character of it', () => {
    expect(matches(outlet({ name: '听松' }), '网', 'online')).toBe(false);
  });
});

describe('a country’s short name', () => {
  const solbaram = outlet({ name: 'Solbaram Journal', otherWords: '', country: 'Republic of Korea', city: 'Seoul' });
  const fleet = outlet({ name: '舰队巷纪事', otherWords: 'Fleet Lane United Kingdom London', country: '英国' });
  const lakes = outlet({ name: 'Five Lakes Review', otherWords: '', country: 'United States', city: 'Chicago' });

  test.each([
    ['UK', [fleet]],
    ['uk', [fleet]],
    ['Britain', [fleet]],
    ['US', [lakes]],
    ['USA', [lakes]],
    ['chicago us', [lakes]],
    ['London US', []],
    ['Korea', [solbaram]],
  ])('“%s” is not looked for inside of words', (typed, expected) => {
    expect([solbaram, fleet, lakes].filter((one) => matches(one, typed, 'print'))).toEqual(expected);
  });
});

test('a search leaves the types and their order as they are', () => {
  const list = {
    types: [
      { type: 'print' as const, outlets: [outlet({}), outlet({ id: 'p', name: '远见日报', city: '北京' })] },
      { type: 'online' as const, outlets: [outlet({ id: 'q', name: '听松网', otherWords: '', city: '北京' })] },
    ],
  };
  const inBeijing = found(list, '北京');
  expect(inBeijing.map(({ type, outlets }) => [type, outlets.map(({ id }) => id)])).toEqual([
    ['print', ['p']],
    ['online', ['q']],
  ]);
  expect([countOf(inBeijing), countOf(list.types)]).toEqual([2, 3]);
});
