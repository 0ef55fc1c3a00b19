import { getInfo, type Info } from 'contract/calls/profile';
import { getPushState } from 'contract/calls/phone/push';
import { getSignInHelp } from 'contract/calls/forum';
import { getSessions } from 'contract/calls/session';
import { getAppVersion } from 'contract/calls/phone/settings';
import { beforeEach, expect, test } from 'vitest';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { agree } from '../../lib/storage/device-consent.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import SettingsPage from './conf.tsx';

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  agree();
  storage.token.set('t');
});

test('the page works without a connection: what is kept on the phone can be changed, the rest says that it waits', async () => {
  serve([getPushState, getSignInHelp, getSessions, getAppVersion].map((call) => ({ ...call, reply: () => lost })));
  const screen = await openPage('/pages/conf/conf', <SettingsPage />);
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect.element(screen.getByText('Not known at present')).toBeVisible();
  await expect.element(screen.getByText(/cannot be shown at present/)).toBeVisible();
  await expect.element(screen.getByText('Forum Companion 1.0.0 (100)')).toBeVisible();
  await screen.getByText('Extra large').click();
  letTapsPass();
  await screen.getByRole('button', { name: /^Theme/ }).click();
  await screen.getByRole('radio', { name: 'Dark' }).click();
  await expect.element(screen.getByRole('button', { name: /^Theme Dark$/ })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('appearance') ?? '')).toEqual({ theme: 'dark', textSize: 'x-large' });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', textSize: 'x-large' });
  for (const look of ['theme', 'textSize']) delete document.documentElement.dataset[look];
});

test('the mode is told and leads to its page; other badges have none', async () => {
  const info: Info = {
    ...{ userId: 'me', name: 'Gu Minglan', title: 'Chairman', organisation: null, badge: 'red', badgeNumber: null },
    ...{ photo: null, own: { submitted: true, correction: null, mode: 'assistant' } },
  };
  serve([answers(getInfo, info)]);
  const screen = await openPage('/pages/conf/conf', <SettingsPage />);
  const row = screen.getByRole('link', { name: 'Mode Assistant', exact: true });
  await expect.element(row).toHaveAttribute('href', '/pages/conf/mode');
  await screen.unmount();
  serve([answers(getInfo, { ...info, badge: 'grey' })]);
  const other = await openPage('/pages/conf/conf', <SettingsPage />);
  await expect.element(other.getByRole('link', { name: 'Mode', exact: true })).toBeVisible();
});

test('the filing numbers stand at the foot where the site has any', async () => {
  serve([
    answers(getSignInHelp, { forumName: 'The Forum', secretariatPhone: '+861015550180', filings: ['京ICP备0号'] }),
    answers(getAppVersion, { appVersion: '1.0.0', appVersionCode: 100, required: false }),
  ]);
  const screen = await openPage('/pages/conf/conf', <SettingsPage />);
  await expect.element(screen.getByRole('list', { name: 'Filing numbers' })).toHaveTextContent('京ICP备0号');
});
