import { getAppVersion } from 'contract/calls/phone/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, lost, serve } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { tellUnsent } from '../../../shell/unsent-text.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { UpdateRow } from './update-row.tsx';
import { updateStep } from './update-step.ts';
import { updateStorage } from './update-storage.ts';
import { UpdateWatch } from './update-watch.tsx';

const form = {};
const loses = /Text that you have not submitted yet will be lost\.$/;

beforeEach(() => {
  disagree();
  localStorage.clear();
  sessionStorage.clear();
  updateStep.set(undefined);
  language.set('en');
  agree();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  tellUnsent(form, false);
});

type Opening = { code?: number; required?: boolean; inHostApp?: boolean; away?: boolean };
/** The new app does not arrive until its download is cancelled. */
function holdShell() {
  const served = window.fetch;
  const asked = vi.fn();
  window.fetch = (input, init) => {
    if (new URL(input as string).pathname !== import.meta.env.BASE_URL) return served(input, init);
    asked();
    return new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  };
  return asked;
}

async function open({ code = 110, required = false, inHostApp = false, away = false }: Opening = {}) {
  const announced = { appVersion: code === 100 ? '1.0.0' : '1.1.0', appVersionCode: code, required };
  const shellIsCut = { path: import.meta.env.BASE_URL, reply: () => lost };
  const server = serve([answers(getAppVersion, () => (away ? lost : announced)), shellIsCut]);
  const page = (
    <>
      <UpdateRow />
      <UpdateWatch />
    </>
  );
  const screen = await openPage('/', page, { inHostApp });
  return { server, screen };
}

test('a newer version is told once a visit, and again after a long absence', async () => {
  const { screen } = await open();
  const question = screen.getByRole('alertdialog', { name: 'Version 1.1.0 is available' });
  await expect.element(question).toBeVisible();
  letTapsPass();
  await screen.getByRole('button', { name: 'Later' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await screen.unmount();

  const { screen: again } = await open();
  await expect.element(again.getByText('1.1.0 available')).toBeVisible();
  await expect.element(again.getByRole('alertdialog')).not.toBeInTheDocument();

  const visible = vi.spyOn(document, 'visibilityState', 'get');
  const clock = vi.spyOn(Date, 'now');
  const begin = performance.timeOrigin;
  clock.mockReturnValue(begin);
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  clock.mockReturnValue(begin + 31 * 60_000);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(again.getByRole('alertdialog', { name: 'Version 1.1.0 is available' })).toBeVisible();
});

test('a required one has Update alone, and neither Escape nor Back passes it', async () => {
  const { screen } = await open({ required: true });
  const popup = screen.getByRole('dialog', { name: 'Please update the app' });
  await expect.element(popup).toBeVisible();
  expect(popup.getByRole('button').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(popup).toBeVisible();
});

test.each([
  ['in a browser', false, /delete the data of this website/],
  ['in a partner’s app', true, /close it completely and open the Forum from it again/],
])('a download that fails %s gives the advice to delete and restart', async (_, inHostApp, means) => {
  const { screen } = await open({ required: true, inHostApp });
  letTapsPass();
  await screen.getByRole('button', { name: 'Update', exact: true }).click();
  const popup = screen.getByRole('dialog', { name: 'The update could not be downloaded' });
  await expect.element(popup.getByText('Please delete the app and restart it.')).toBeVisible();
  await expect.element(popup.getByText(means)).toBeVisible();
  expect(popup.getByRole('button').elements()).toHaveLength(1);
});

test.each([
  ['the popup of a required one', true, 'Update'],
  ['the advice', false, 'Try again'],
])('a download that takes long can be cancelled in %s, and a second tap begins none', async (_, required, button) => {
  if (!required) updateStorage.tried.set('110');
  const { screen } = await open({ required });
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const asked = holdShell();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const _time of [1, 2]) {
    letTapsPass();
    await dialog.getByRole('button', { name: button, exact: true }).click();
  }
  await expect.element(dialog.getByRole('status')).toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  letTapsPass();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledOnce();
});

test('it is told only after typed text is sent; who asks for it before, or must update, is told of the loss', async () => {
  tellUnsent(form, true);
  const { screen } = await open();
  letTapsPass();
  await screen.getByRole('button', { name: /1\.1\.0 available/ }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleDescription(loses);
  letTapsPass();
  await question.getByRole('button', { name: 'Later' }).click();
  await expect.element(question).not.toBeInTheDocument();
  tellUnsent(form, false);
  await expect.element(question).toBeVisible();
  await expect.element(question).not.toHaveAccessibleDescription(loses);
  await screen.unmount();

  tellUnsent(form, true);
  const { screen: required } = await open({ required: true });
  await expect.element(required.getByRole('dialog').getByText(loses)).toBeVisible();
});

test('an app that is still the older one after loading it anew says so, and the advice can be closed', async () => {
  updateStorage.tried.set('110');
  const { screen } = await open();
  const advice = screen.getByRole('dialog', { name: 'The update could not be downloaded' });
  await expect.element(advice).toBeVisible();
  letTapsPass();
  await advice.getByRole('button', { name: 'Close' }).click();
  await expect.element(advice).not.toBeInTheDocument();
});

test('the row offers what is newer, and says what is the newest', async () => {
  const { screen } = await open({ code: 100 });
  letTapsPass();
  await screen.getByRole('button', { name: /System update.*1\.0\.0, up to date/ }).click();
  await expect.element(screen.getByText('You have the newest version')).toBeVisible();
  await screen.unmount();

  updateStorage.told.set('110');
  const { screen: older } = await open();
  letTapsPass();
  await older.getByRole('button', { name: /1\.1\.0 available/ }).click();
  await expect.element(older.getByRole('alertdialog', { name: 'Version 1.1.0 is available' })).toBeVisible();
});

test('the row that finds a newer version offers it, and does not say that this is the newest', async () => {
  updateStorage.told.set('110');
  let code = 100;
  const page = (
    <>
      <UpdateRow />
      <UpdateWatch />
    </>
  );
  serve([answers(getAppVersion, () => ({ appVersion: '1.1.0', appVersionCode: code, required: false }))]);
  const screen = await openPage('/', page);
  const row = screen.getByRole('button', { name: /System update.*up to date/ });
  await expect.element(row).toBeVisible();
  code = 110;
  letTapsPass();
  await row.click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Version 1.1.0 is available' })).toBeVisible();
  expect(screen.getByText('You have the newest version').query()).toBeNull();
});

test('without a connection the row has the own version alone, and a tap says why', async () => {
  const { screen } = await open({ away: true });
  letTapsPass();
  await screen.getByRole('button', { name: /^System update 1\.0\.0$/ }).click();
  await expect.element(screen.getByText('Updates cannot be checked for at present')).toBeVisible();
});

test('nothing is asked before the person agreed', async () => {
  disagree();
  const { server, screen } = await open();
  await expect.element(screen.getByText('System update')).toBeVisible();
  expect(server.names()).toEqual([]);
});

test('in Chinese', async () => {
  language.set('zh');
  const { screen } = await open();
  await expect.element(screen.getByRole('alertdialog', { name: '发现新版本1.1.0' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '立即更新' })).toBeVisible();
});
