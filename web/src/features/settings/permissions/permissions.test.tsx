import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { language } from '../../../lib/language.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { wayToChange } from './how-to-change.ts';
import { Permissions } from './permissions.tsx';

beforeEach(() => language.set('en'));
afterEach(async () => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['textSize'];
  await page.viewport(390, 844);
});

test('on a small phone with the largest text “Camera” keeps its line, and nothing is cut', async () => {
  await page.viewport(320, 640);
  document.documentElement.dataset['textSize'] = 'x-large';
  const screen = await openPage('/', <Permissions />);
  const row = screen.getByRole('button', { name: /^Camera/ });
  await expect.element(row).toBeVisible();
  const title = document.createRange();
  title.selectNode(row.element().querySelector('.menu-row__words')!.firstChild!);
  expect(title.toString()).toBe('Camera');
  expect(title.getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(320);
});

/** What the browser itself says, or not; this one's own answer is that of a test's machine. */
function browserSays(state: PermissionState | Error) {
  const status = Object.assign(new EventTarget(), { state });
  const answer =
    state instanceof Error ? Promise.reject(state) : Promise.resolve(status as unknown as PermissionStatus);
  vi.spyOn(navigator.permissions, 'query').mockReturnValue(answer);
}

test.each([
  ['granted', 'Allowed', 'The Forum may use the camera on this phone.'],
  ['denied', 'Not allowed', /You can still choose a photo/],
  ['prompt', 'Asks first', /and not before/],
  [new TypeError('camera is no name'), 'Set in the browser', /does not tell a page/],
] as const)('a camera that is %s is shown as it is, with how to change it', async (state, shown, text) => {
  browserSays(state);
  const screen = await openPage('/', <Permissions />);
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: /^Camera/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Camera' }).getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /To change this/ })).toBeVisible();
});

test('photos need no permission, and the sheet says why', async () => {
  const screen = await openPage('/', <Permissions />);
  await screen.getByRole('button', { name: /^Photos.*Asks each time$/ }).click();
  await expect.element(screen.getByText(/nothing to allow or to withdraw/)).toBeVisible();
});

test('in a partner’s app the permission is that of the app', async () => {
  browserSays(new TypeError('no list'));
  const screen = await openPage('/', <Permissions />, { inHostApp: true });
  await screen.getByRole('button', { name: /Set on the phone$/ }).click();
  await expect.element(screen.getByText(/choose the app in which you opened the Forum/)).toBeVisible();
});

test.each([
  ['host', 'android', 'host'],
  ['wechat', 'ios', 'wechat'],
  ['installed', 'ios', 'installedIos'],
  ['installed', 'android', 'installed'],
  ['browser', 'ios', 'safari'],
  ['browser', 'android', 'phoneBrowser'],
  ['browser', 'harmony', 'phoneBrowser'],
  ['browser', 'windows', 'desktop'],
] as const)('%s on %s is told its own way', (where, system, way) => {
  expect(wayToChange(where, system)).toBe(way);
});
