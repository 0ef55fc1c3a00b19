import { expect, test } from 'vitest';
import { pathWithoutSession, showSessionLost } from './session-lost-dialog.ts';
import { language } from '../../lib/language.ts';
import { languageChoicePath, loginPath } from '../../lib/paths.ts';
import { say } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';

const all = new Set(['/', loginPath, languageChoicePath]);

test.each([
  ['the guide was shown', all, true, loginPath],
  ['the guide was not shown', all, false, languageChoicePath],
  ['there is no such page yet', new Set(['/']), true, '/'],
])('without a session, when %s', (_, paths, guideShown, path) => {
  expect(pathWithoutSession({ paths, guideShown })).toBe(path);
});

const expired = { msg: 'Login status has expired. Please log in again', refusal: 'sessionExpired' } as const;

test('what is personal is gone before the dialog, which says what the server said', async () => {
  const happened: string[] = [];
  await showSessionLost(expired, {
    paths: all,
    leaveFor: (path) => void happened.push(`left for ${path}`),
    confirm: async ({ title, confirmText }) => (happened.push(`${title}: ${confirmText}`), false),
  });
  expect(happened).toEqual([
    `left for ${languageChoicePath}`,
    `Login status has expired. Please log in again: ${say(shellWords, language.get()).logInAgain}`,
  ]);
});

test.each([
  ['en', 'You have not used the app for 30 days. Your personal data have been removed'],
  ['zh', '您已30天未使用本应用。本设备上的个人信息已清除'],
] as const)('a session that ended by disuse is explained in %s', async (spoken, words) => {
  language.set(spoken);
  const texts: string[] = [];
  for (const lost of [{ msg: 'This account has been out time', refusal: 'sessionUnused' } as const, expired])
    await showSessionLost(lost, {
      paths: all,
      leaveFor: () => undefined,
      confirm: async ({ text }) => (texts.push(text), false),
    });
  expect(texts[0]).toContain(words);
  expect(texts[1]).not.toMatch(/30/);
});
