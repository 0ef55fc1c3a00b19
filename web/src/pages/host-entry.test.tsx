import { claimTicket, tradeClaim, tradeTicket } from 'contract/calls/phone/host-app';
import { forumOver } from 'contract/refusals/sign-in';
import { wrongTicket } from 'contract/refusals/host-app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, lost, refused, serve } from '../lib/call/answers.testing.ts';
import { letTapsPass } from '../lib/double-tap.testing.ts';
import { language } from '../lib/language.ts';
import { agree, disagree } from '../lib/storage/device-consent.ts';
import { storage } from '../lib/storage/storage.ts';
import { openPage } from '../shell/page.testing.tsx';
import { failedEntry } from '../shell/launch/failed-entry.ts';
import { SignIn } from '../features/sign-in/sign-in.tsx';
import HostEntryPage from './host-entry.tsx';

const userId = '0123456789abcdefghjk';
const entry = { ticket: 'T'.repeat(43), userId, name: 'Gu Minglan', lang: 'en' };
const signedIn = {
  token: 'new',
  userId,
  name: 'Gu Minglan',
  forumName: 'Forum',
  device: 'd',
  limited: false,
  agree: [],
};
const claimed = { claim: 'C'.repeat(43), name: 'G* *******' };
const server = () =>
  serve([answers(claimTicket, claimed), answers(tradeClaim, signedIn), answers(tradeTicket, signedIn)]);
const entered = vi.fn();
const open = (inHostApp: boolean, given = entry) =>
  openPage('/', <HostEntryPage entry={given} onEntered={entered} />, { inHostApp });

beforeEach(() => {
  disagree();
  localStorage.clear();
  language.set('zh');
  language.set('en');
  failedEntry.forget();
  entered.mockReset();
});

describe('inside the host app', () => {
  test('a person who agreed before is logged in at once', async () => {
    agree();
    const { names } = server();
    await open(true);
    await expect.poll(() => [entered.mock.calls.length, storage.token.get()]).toEqual([1, 'new']);
    expect(names()).toEqual(['tradeTicket']);
  });

  test('the ticket is spent for a claim before Agree, and the claim is traded after it, however late', async () => {
    const { names, of } = server();
    const screen = await open(true);
    await expect.poll(names).toEqual(['claimTicket']);
    await expect.element(screen.getByText(/^You have come from a partner’s app\./)).toBeVisible();
    expect([localStorage.length, storage.token.get(), entered.mock.calls.length]).toEqual([0, undefined, 0]);
    letTapsPass();
    await screen.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect.poll(() => [entered.mock.calls.length, storage.token.get()]).toEqual([1, 'new']);
    expect([names(), of(tradeClaim)]).toMatchObject([
      ['claimTicket', 'tradeClaim'],
      [{ claim: claimed.claim, userId }],
    ]);
  });

  test('another account stays signed in until the person, named in part, is confirmed', async () => {
    agree();
    storage.token.set('old');
    storage.userObj.set({ id: 'other' });
    const { names } = server();
    const screen = await open(true);
    await expect.element(screen.getByRole('alertdialog', { name: 'Switch to another account?' })).toBeVisible();
    await expect.element(screen.getByText(/logged in as G\* \*{7}\./)).toBeVisible();
    expect([names(), storage.token.get()]).toEqual([['claimTicket'], 'old']);
    letTapsPass();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => entered.mock.calls.length).toBe(1);
    expect([names(), storage.token.get(), failedEntry.isNoted()]).toEqual([['claimTicket'], 'old', false]);
  });
});

describe('in another browser', () => {
  test('a person is asked whether it is they, and logged in by a tap alone', async () => {
    agree();
    const { names } = server();
    const screen = await open(false);
    await expect.element(screen.getByRole('alertdialog', { name: 'Is this you?' })).toBeVisible();
    await expect.element(screen.getByText(/log you in as G\* \*{7}\./)).toBeVisible();
    expect([names(), storage.token.get()]).toEqual([['claimTicket'], undefined]);
    letTapsPass();
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => [entered.mock.calls.length, storage.token.get()]).toEqual([1, 'new']);
  });

  test('a person who says no is not logged in', async () => {
    agree();
    const { names } = server();
    const screen = await open(false);
    await expect.element(screen.getByRole('alertdialog', { name: 'Is this you?' })).toBeVisible();
    letTapsPass();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => entered.mock.calls.length).toBe(1);
    expect([names(), storage.token.get(), failedEntry.isNoted()]).toEqual([['claimTicket'], undefined, false]);
  });
});

describe('the login page asks to open the Forum again from the app', () => {
  const login = () => openPage('/', <SignIn active={false} onSignedIn={() => undefined} />);
  test.each([
    ['after a late ticket', { reply: refused(wrongTicket), given: entry }],
    ['when the network was lost', { reply: lost, given: entry }],
    ['after a text that is no ticket', { reply: signedIn, given: { ...entry, ticket: 'late' } }],
  ] as const)('%s', async (_when, { reply, given }) => {
    agree();
    serve([answers(tradeTicket, reply)]);
    await open(true, given);
    await expect.poll(() => entered.mock.calls.length).toBe(1);
    const screen = await login();
    await expect.element(screen.getByText('Please open the Forum again from the partner’s app')).toBeVisible();
    language.set('zh');
    await expect.element(screen.getByText('请从合作方应用重新打开论坛')).toBeVisible();
  });

  test('but somebody who finds another account logged in reads that', async () => {
    agree();
    storage.token.set('old');
    storage.userObj.set({ id: 'other' });
    serve([answers(claimTicket, refused(wrongTicket))]);
    const screen = await open(true);
    await expect.element(screen.getByText(/^Another account is logged in here\./)).toBeVisible();
    expect([storage.token.get(), failedEntry.isNoted()]).toEqual(['old', false]);
  });

  test('but not when another ticket would be refused too', async () => {
    agree();
    serve([answers(tradeTicket, refused(forumOver))]);
    const screen = await open(true);
    await expect.poll(() => entered.mock.calls.length).toBe(1);
    await expect.element(screen.getByText(forumOver.says.en)).toBeVisible();
    expect(failedEntry.isNoted()).toBe(false);
  });
});
