import { describe, expect, test } from 'vitest';
import type { Friend } from 'contract/calls/cards';
import { storedNames } from '../../platform/people/stored-names.ts';
import { countedSince, friendInAddressBook, waitForFile } from './cards-vcards.rules.ts';
import { vCardWords } from './cards-vcards.words.ts';

const now = new Date('2027-03-22T10:12:00+08:00');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const friend: Friend = {
  id: 'c0000000000000000000',
  person: {
    ...{ id: 'p0000000000000000000', name: 'LIN Tingxue', otherName: '林听雪', title: 'Chair' },
    ...{ organisation: 'Yunpan', photo: null, hasPage: true },
  },
  ...{ letter: 'L', nameOrder: 3, exchangedAt: '2027-03-21T09:00:00+08:00', faceToFace: true, way: 'sent', by: null },
  shared: { contactName: null, mobile: '+8612900000002', email: null, withdrawn: false },
  ...{ message: null, met: '', note: '' },
};
const record = storedNames({ zh: '林听雪', en: 'Lin Tingxue' }, { zh: '林', en: 'Lin' });
const inEnglish = { language: 'en', words: vCardWords.en } as const;

describe('a friend in an address book', () => {
  test('has the names of the record and what the exchange gave', () => {
    expect(friendInAddressBook(friend, record, inEnglish)).toEqual({
      ...{ id: 'p0000000000000000000', title: 'Chair', organisation: 'Yunpan' },
      name: { whole: 'Lin Tingxue', family: 'Lin', given: 'Tingxue', other: '林听雪', reading: null },
      ...{ mobile: '+8612900000002', email: null, birthDate: null, agent: null, note: '' },
    });
  });

  test.each([
    ['en', 'The mobile number and email address are those of the contact person, 兰静.\nWhere we met: 东厅\n爱喝茶'],
    ['zh', '手机号码和电子邮箱为联系人兰静的联系方式。\n相识地点：东厅\n爱喝茶'],
  ] as const)('says in %s whose the addresses are, where one met, and the own note', (language, note) => {
    const shared = { contactName: '兰静', mobile: '+8612900000003', email: 'lan@example.org', withdrawn: false };
    const told = friendInAddressBook({ ...friend, shared, met: '东厅', note: '爱喝茶' }, record, {
      ...{ language, words: vCardWords[language] },
    });
    expect(told).toMatchObject({ ...{ mobile: shared.mobile, email: shared.email }, agent: '兰静', note });
  });

  test.each([
    ['en', 'The contact person’s details have been withdrawn.\n爱喝茶'],
    ['zh', '联系人的联系方式已撤回。\n爱喝茶'],
  ] as const)('says in %s that what the contact person had shared is withdrawn', (language, note) => {
    const shared = { contactName: null, mobile: null, email: null, withdrawn: true };
    const told = friendInAddressBook({ ...friend, shared, note: '爱喝茶' }, record, {
      ...{ language, words: vCardWords[language] },
    });
    expect(told).toMatchObject({ mobile: null, email: null, agent: null, note });
  });
});

describe('the files of an hour', () => {
  test.each([
    [20, minutesAgo(59), undefined],
    [21, minutesAgo(59), 60],
    [21, minutesAgo(1), 59 * 60],
    [0, null, undefined],
  ])('with %i of them, the first at %s, the wait is %s seconds', (times, first, wait) => {
    expect(waitForFile({ times, first }, now)).toBe(wait);
  });

  test('are counted from an hour ago', () => {
    expect(countedSince(now)).toEqual(minutesAgo(60));
  });
});
