import { endOneSession, endOtherSessions, getSessions } from 'contract/calls/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers, lost, serve } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import type { OwnSession } from './sessions.api.ts';
import { SessionsRow } from './sessions-row.tsx';

const here: OwnSession = {
  id: 'a'.repeat(20),
  kind: 'browser',
  method: 'code',
  since: '2027-03-21T09:12:00+08:00',
  lastUsedAt: '2027-03-22T10:12:00+08:00',
  limited: false,
  here: true,
};
const inWeChat: OwnSession = { ...here, id: 'b'.repeat(20), kind: 'wechat', method: 'badge', here: false };
const inApp: OwnSession = { ...here, id: 'c'.repeat(20), kind: 'host', method: 'host', here: false };

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  storage.token.set('t');
});

async function open(all: readonly OwnSession[], { away = false } = {}) {
  let sessions = all;
  const server = serve([
    answers(getSessions, () => (away ? lost : { sessions: [...sessions] })),
    answers(endOneSession, ({ body }) => {
      sessions = sessions.filter(({ id }) => id !== body.id);
      return {};
    }),
    answers(endOtherSessions, () => {
      const ended = sessions.length - 1;
      sessions = sessions.filter((one) => one.here);
      return { ended };
    }),
  ]);
  const confirming = vi.fn(async () => true);
  const screen = await openPage('/', <SessionsRow confirmSession={confirming} />);
  return { server, screen, confirming, sheet: screen.getByRole('dialog', { name: 'Where I am logged in' }) };
}

async function tap(button: { click: () => Promise<void> }) {
  letTapsPass();
  await button.click();
}

test('one login is ended after a question, then all others', async () => {
  const { server, screen, sheet } = await open([here, inWeChat, inApp]);
  await tap(screen.getByRole('button', { name: /Browser, WeChat, Partner’s app$/ }));
  await expect.element(sheet.getByText('This phone')).toBeVisible();
  expect(sheet.getByRole('button', { name: /^Log out there/ }).elements()).toHaveLength(2);
  await tap(sheet.getByRole('button', { name: 'Log out there: WeChat' }));
  const question = screen.getByRole('alertdialog', { name: 'Log out there (WeChat)?' });
  expect(server.of(endOneSession)).toEqual([]);
  await tap(question.getByRole('button', { name: 'Confirm' }));
  await expect.element(sheet.getByText('WeChat')).not.toBeInTheDocument();
  expect(server.of(endOneSession)).toMatchObject([{ id: inWeChat.id }]);
  await tap(sheet.getByRole('button', { name: 'Log out everywhere else' }));
  await tap(screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }));
  await expect.element(sheet.getByText('This is your only login.')).toBeVisible();
  await expect.element(screen.getByText('Logged out on 1 other device')).toBeVisible();
});

test('an answer that takes long can be cancelled in the sheet', async () => {
  const { screen, sheet } = await open([here, inWeChat]);
  await tap(screen.getByRole('button', { name: /Browser, WeChat$/ }));
  await tap(sheet.getByRole('button', { name: 'Log out there: WeChat' }));
  const served = window.fetch;
  window.fetch = (input, init) =>
    new URL(input as string).pathname === endOneSession.path
      ? new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))))
      : served(input, init);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await tap(screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }));
  await expect.element(sheet.getByRole('status')).toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  await tap(sheet.getByRole('button', { name: 'Cancel', exact: true }));
  vi.useRealTimers();
  await expect.element(sheet.getByRole('status')).not.toBeInTheDocument();
  await expect.element(sheet.getByText('WeChat')).toBeVisible();
});

test('a limited login sees itself alone, and is led to the code', async () => {
  const { screen, sheet, confirming } = await open([{ ...here, method: 'badge', limited: true }]);
  await tap(screen.getByRole('button', { name: /Browser$/ }));
  await expect.element(sheet.getByText(/once a verification code has confirmed/)).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Confirm by verification code' }));
  await expect.element(sheet).not.toBeInTheDocument();
  expect(confirming).toHaveBeenCalledOnce();
});

test('without a connection the row says so, and the sheet offers to try again', async () => {
  const { screen, sheet } = await open([], { away: true });
  await tap(screen.getByRole('button', { name: /Not known at present$/ }));
  await expect.element(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('in Chinese', async () => {
  language.set('zh');
  const { screen } = await open([here, inWeChat]);
  await tap(screen.getByRole('button', { name: /登录设备 浏览器、微信$/ }));
  await expect.element(screen.getByRole('dialog').getByText('证件登录')).toBeVisible();
});
