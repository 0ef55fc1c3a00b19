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

test('what is personal is gone before the dialog, which says what the server said', async () => {
  const happened: string[] = [];
  await showSessionLost('Login status has expired. Please log in again', {
    paths: all,
    leaveFor: (path) => void happened.push(`left for ${path}`),
    confirm: async ({ title, confirmText }) => (happened.push(`${title}: ${confirmText}`), false),
  });
  expect(happened).toEqual([
    `left for ${languageChoicePath}`,
    `Login status has expired. Please log in again: ${say(shellWords, language.get()).logInAgain}`,
  ]);
});
