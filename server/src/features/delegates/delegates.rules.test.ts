import { describe, expect, test } from 'vitest';
import { namedInMeeting } from '../../platform/people/named-in-meeting.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { anyoneSignedIn, delegateAsSeen, delegatePage } from './delegates.rules.ts';
import type { DirectoryRecord } from './delegates.store.ts';

const both = (zh: string, en: string) => ({ zh, en });
const person: DirectoryRecord = {
  id: 'p',
  version: 3,
  badge: 'red',
  listed: true,
  origin: 'chinese',
  rank: 7,
  name: both('单明澜', 'Shan Minglan'),
  familyName: both('单', 'Shan'),
  reading: { name: [], family: [] },
  title: both('董事长', 'Chairman'),
  organisation: both('远岫', 'Yuanxiu'),
  profile: both('简介', 'Profile'),
  organisationProfile: null,
  languages: null,
  photo: null,
};

const atTheForum = { meetings: [], timeZone: 'Asia/Shanghai' };

describe('what is seen of a delegate', () => {
  test('is this, and no field more, even of a record that knows more', () => {
    const knowsMore = { ...person, mobileSealed: 'm', emailSealed: 'e', birthDateSealed: 'b', mode: 'privacy' };
    expect(Object.keys(delegateAsSeen('Delegate', anyoneSignedIn, knowsMore) ?? {}).toSorted()).toEqual(
      'id languages name organisation organisationProfile origin photo profile title version'.split(' '),
    );
  });

  test.each([
    ['a red badge in the directory', {}, true],
    ['a red badge that the secretariat keeps out', { listed: false }, false],
    ['a blue badge', { badge: 'blue' }, false],
    ['a green badge', { badge: 'green' }, false],
    ['a grey badge', { badge: 'grey' }, false],
  ] as const)('%s', (_, difference, seen) => {
    const other = { ...person, ...difference, photo: 2 };
    expect(delegateAsSeen('Delegate', anyoneSignedIn, other) !== undefined).toBe(seen);
    expect(namedInMeeting(anyoneSignedIn, { ...other, personId: 'p' }, inLanguage('en'))).toMatchObject({
      inDirectory: seen,
      photo: seen ? 2 : null,
    });
  });

  test('is nothing for a caller who is not signed in', () => {
    expect(delegateAsSeen('Delegate', undefined, person)).toBe(undefined);
  });
});

test('a text that is missing in one language is shown in the other, and not twice', () => {
  const onlyEnglish = { ...person, name: both('', 'Shan Minglan') };
  const seen = delegateAsSeen('Delegate', anyoneSignedIn, onlyEnglish)!;
  expect(delegatePage(seen, 'zh', atTheForum)).toMatchObject({ name: 'SHAN Minglan', otherName: null });
});
