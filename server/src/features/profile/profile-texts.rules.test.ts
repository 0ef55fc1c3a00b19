import { describe, expect, test } from 'vitest';
import { cleanText, submittedTexts } from './profile-texts.rules.ts';
import type { PersonOnRecord } from './profile.store.ts';

test.each([
  ['name', '  顾明澜 ', '顾明澜'],
  ['name', 'Gu\u0000\u001b[31m Minglan', 'Gu [31m Minglan'],
  ['name', 'Gu\nMinglan', 'Gu Minglan'],
  ['title', 'abc\u202Edcba\u2066', 'abcdcba'],
  ['title', 'half \ud83d character', 'half  character'],
  ['title', '🙂', '🙂'],
  ['title', 'مدير', 'مدير'],
  ['profile', 'One.\r\nTwo.\n\n\n\nThree.', 'One.\nTwo.\n\nThree.'],
  ['profile', '\u2028 \u0007', ''],
  ['name', '\u200B\u2060', ''],
  ['name', '\u3164', ''],
  ['name', '\u2800\u115F\u1160\uFFA0', ''],
  ['name', '\u200B顾', '\u200B顾'],
] as const)('%s %j is stored as %j', (field, text, stored) => {
  expect(cleanText(field, text)).toBe(stored);
});

describe('a submitted profile', () => {
  const both = (zh: string, en: string) => ({ zh, en });
  const record = {
    ...{ name: both('顾明澜', 'Gu Minglan'), organisation: null, title: both('董事长', ''), profile: both('甲', 'A') },
  } as unknown as PersonOnRecord;
  const typed = { name: 'Gu M.', organisation: 'Y', title: 'Chair', profile: 'B', mobile: '', email: '' };

  test('has the texts of its language, keeps those of the other that are left out, and drops an empty one', () => {
    const { texts, missing } = submittedTexts({ ...typed, otherTitle: ' 主席 ', otherProfile: '' }, 'en', record);
    expect(texts).toEqual({
      ...{ name: both('顾明澜', 'Gu M.'), organisation: both('', 'Y') },
      ...{ title: both('主席', 'Chair'), profile: both('', 'B') },
    });
    expect(missing).toEqual([]);
  });

  test('says of every field that it is missing', () => {
    const empty = { ...typed, name: '', organisation: ' ', title: '\u202E', profile: '\n' };
    expect(submittedTexts(empty, 'zh', record).missing.map(({ says }) => says.en)).toEqual([
      'Please enter your name',
      'Please enter your company',
      'Please enter your title',
      'Please enter your profile',
    ]);
  });
});
