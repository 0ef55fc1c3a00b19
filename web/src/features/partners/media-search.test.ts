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
    expect(matches(outlet({}), typed)).toBe(true);
  });

  test('with or without accents', () => {
    const magazine = outlet({ name: 'Agence Valdorée', city: 'São Paulo' });
    expect(matches(magazine, 'valdoree')).toBe(true);
    expect(matches(magazine, 'sao paulo')).toBe(true);
    expect(matches(magazine, 'Valdorée')).toBe(true);
  });

  test('not by a word that is nowhere, also where nobody can be asked', () => {
    expect(matches(outlet({}), '伦敦')).toBe(false);
    expect(matches(outlet({}), '巴黎 电台')).toBe(false);
    expect(matches(outlet({ contact: null, otherWords: '' }), 'null')).toBe(false);
  });
});

test('a search leaves the types and their order as they are', () => {
  const list = {
    types: [
      { type: 'print' as const, outlets: [outlet({}), outlet({ id: 'p', name: '论坛日报', city: '北京' })] },
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
