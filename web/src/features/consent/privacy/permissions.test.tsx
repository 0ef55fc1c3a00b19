import '../../../styles/tokens.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { language } from '../../../lib/language.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { Permissions } from './permissions.tsx';
import './privacy-page.css';

beforeEach(() => language.set('en'));

test('on a small phone with large text “Camera” keeps its line, and its state stands below', async () => {
  await page.viewport(320, 640);
  document.documentElement.dataset['textSize'] = 'x-large';
  const screen = await openPage('/', <Permissions />);
  const title = screen.getByText('Camera', { exact: true });
  await expect.element(title).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(title.element());
  expect(words.getClientRects()).toHaveLength(1);
  const state = document.querySelector('.privacy-page__state')?.getBoundingClientRect();
  expect(state?.top).toBeGreaterThan(title.element().getBoundingClientRect().bottom);
  delete document.documentElement.dataset['textSize'];
});

test.each([
  ['the browser', false, /site settings of your browser/],
  ['a partner’s app', true, /settings of your phone and choose the app in which you opened the Forum/],
])('in %s it says where the permission is changed', async (_, inHostApp, where) => {
  const screen = await openPage('/', <Permissions />, { inHostApp });
  await expect.element(screen.getByText(where)).toBeVisible();
});
