import { expect, test } from 'vitest';
import { pathWithoutSession, showSessionLost } from './session-lost-dialog.ts';
import { languageChoicePath, loginPath } from '../../lib/paths.ts';

const all = new Set(['/', loginPath, languageChoicePath]);

test.each([
  ['the guide was shown', all, true, loginPath],
  ['the guide was not shown', all, false, languageChoicePath],
  ['there is no such page yet', new Set(['/']), true, '/'],
])('without a session, when %s', (_, paths, guideShown, path) => {
  expect(pathWithoutSession({ paths, guideShown })).toBe(path);
});

test('only confirming leads away, and the dialog says what the server said', async () => {
  const went: string[] = [];
  const asked: string[] = [];
  const answering = (answer: boolean) => ({
    paths: all,
    confirm: async ({ title }: { title: string }) => (asked.push(title), answer),
    goTo: (path: string) => void went.push(path),
  });
  await showSessionLost('Login status has expired. Please log in again', answering(false));
  expect(went).toEqual([]);
  await showSessionLost('Login status has expired. Please log in again', answering(true));
  expect(went).toEqual([languageChoicePath]);
  expect(new Set(asked)).toEqual(new Set(['Login status has expired. Please log in again']));
});
