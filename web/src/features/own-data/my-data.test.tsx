import * as calls from 'contract/calls/own-data';
import { sessionLimited } from 'contract/refusals/session';
import { tooManyDownloads } from 'contract/refusals/own-data';
import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answering, answers, refused, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { MyData } from './my-data.tsx';

beforeEach(() => {
  language.set('en');
  storage.token.set('t');
});

const names = ['profile', 'favourites', 'messages', 'arrangements', 'logins', 'records'] as const;
const download = (over: Partial<calls.OwnDownload> = {}): calls.OwnDownload => ({
  state: 'ready',
  parts: names.map((name) => ({ name, done: true })),
  ...{ askedAt: '2027-03-22T10:12:00+08:00', readyAt: '2027-03-22T10:12:05+08:00', bytes: 22_794 },
  endsAt: '2027-03-23T10:12:05+08:00',
  ...over,
});
const erasure: calls.AskedErasure = {
  number: 'E-7K3F-Q2MD',
  askedAt: '2027-03-22T10:04:00+08:00',
  dueAt: '2027-03-23T10:04:00+08:00',
  held: null,
};
const ownData = (over: Partial<calls.OwnData> = {}): calls.OwnData => ({
  ...{ timeZone: 'Asia/Shanghai', download: null, erasure: null },
  ...over,
});

async function open(own: calls.OwnData, answering: Answering[] = [], options: { inHostApp?: boolean } = {}) {
  const server = serve([answers(calls.getOwnData, own), ...answering]);
  const screen = await openPage('/', <MyData onConfirm={() => undefined} />, options);
  return { screen, server };
}

test('a limited session is led to confirming by code', async () => {
  serve([answers(calls.getOwnData, refused(sessionLimited))]);
  const confirm = vi.fn<() => void>();
  const screen = await openPage('/', <MyData onConfirm={confirm} />);
  await screen.getByRole('button', { name: 'Confirm my identity' }).click();
  await expect.poll(() => confirm.mock.calls).toHaveLength(1);
});

test('what is being prepared is shown part by part, and can be cancelled', async () => {
  const parts = names.map((name, nth) => ({ name, done: nth < 2 }));
  const { screen, server } = await open(
    ownData({ download: download({ state: 'making', parts, readyAt: null, endsAt: null, bytes: null }) }),
    [answers(calls.cancelDownload, {})],
  );
  await expect.element(screen.getByText('33%')).toBeVisible();
  const items = screen.getByRole('listitem');
  await expect.element(items.nth(1)).toHaveTextContent('Bookmarks, schedule done');
  await expect.element(items.nth(2)).toHaveTextContent('Messages waiting');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => server.of(calls.cancelDownload)).toHaveLength(1);
});

test('inside the host app, which saves no files, a link for a browser is offered', async () => {
  const address = 'https://forum.example/own-data/0123456789abcdef0123456789abcdef';
  const { screen, server } = await open(
    ownData({ download: download() }),
    [answers(calls.linkDownload, { address, endsAt: '2027-03-22T10:22:00+08:00' })],
    { inHostApp: true },
  );
  await expect.element(screen.getByText('One zip of 23 KB')).toBeVisible();
  await screen.getByRole('button', { name: 'Get a link for the browser' }).click();
  await expect.element(screen.getByText(address)).toBeVisible();
  await expect.element(screen.getByText(/^It works once, until 10:22/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Get another link' })).toBeVisible();
  expect(server.of(calls.fetchDownload)).toEqual([]);
});

test('a download that was asked for too often says so beside the code, and the sheet stays', async () => {
  const { screen } = await open(ownData({ download: download({ state: 'failed' }) }), [
    answers(getConfirmationAddresses, { email: 'g****@y****.example' }),
    answers(sendConfirmation, { flowId: 'A'.repeat(22), resendAfter: 120, digits: 6 }),
    answers(calls.askDownload, refused(tooManyDownloads)),
  ]);
  await screen.getByRole('button', { name: 'Prepare again' }).click();
  await screen.getByRole('button', { name: 'Get code' }).click();
  await expect.element(screen.getByText('Sent to g****@y****.example. Valid for 10 minutes.')).toBeVisible();
  await expect.element(screen.getByText(/^Resend in 1[12]\d s$/)).toBeVisible();
  await screen.getByLabelText('Verification code').fill('123456');
  letTapsPass();
  await screen.getByRole('button', { name: 'Prepare my data' }).click();
  await expect
    .element(screen.getByLabelText('Verification code'))
    .toHaveAccessibleDescription(tooManyDownloads.says.en);
});

test('a request that the Secretariat holds says why, and can still be taken back', async () => {
  const { screen, server } = await open(ownData({ erasure: { ...erasure, held: 'An audit requires it' } }), [
    answers(calls.takeErasureBack, {}),
  ]);
  await expect.element(screen.getByText(/on hold: An audit requires it$/)).toBeVisible();
  await expect.element(screen.getByText('Receipt E-7K3F-Q2MD')).toBeVisible();
  await screen.getByRole('button', { name: 'Take the request back' }).click();
  await expect.poll(() => server.of(calls.takeErasureBack)).toHaveLength(1);
  await expect.element(screen.getByText('The request has been taken back')).toBeVisible();
});
