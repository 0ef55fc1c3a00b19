import { acknowledgeLogin, disownLogin, getLogins } from 'contract/calls/notices';
import { getMe } from 'contract/calls/session';
import { beforeEach, expect, test } from 'vitest';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { LoginWatch } from './login-watch.tsx';

const first = { id: 'a'.repeat(20), method: 'badge', at: '2027-03-22T10:12:00+08:00' } as const;
const second = { id: 'b'.repeat(20), method: 'code', at: '2027-03-22T10:15:00+08:00' } as const;

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  storage.token.set('t');
});

async function open({
  limited = false,
  logins = [first, second] as (typeof first | typeof second)[],
  offline = 0,
} = {}) {
  const asked = serve([
    answers(getMe, { ...me, limited }),
    answers(getLogins, { logins }),
    answers(acknowledgeLogin, {}),
    answers(disownLogin, ({ times }) => (times <= offline ? lost : { badgeVoid: true })),
  ]);
  const screen = await openPage('/', <LoginWatch />);
  return { asked, screen, dialog: screen.getByRole('alertdialog', { name: 'New login to your account' }) };
}

test('each login on another device is shown until it is acknowledged, oldest first', async () => {
  const { asked, screen, dialog } = await open();
  await expect.element(dialog.getByText(/Your badge was used to log in on another device at/)).toBeVisible();
  await screen.getByRole('button', { name: 'It was me' }).click();
  await expect.element(dialog.getByText(/A verification code was used to log in on another device at/)).toBeVisible();
  // The next question lies under the finger, where a second tap at once is ignored.
  letTapsPass();
  await screen.getByRole('button', { name: 'It was me' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => asked.of(acknowledgeLogin).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(asked.of(disownLogin)).toEqual([]);
});

test('“This was not me” ends it and says what follows for the badge', async () => {
  const { asked, screen, dialog } = await open({ logins: [first] });
  await screen.getByRole('button', { name: 'This was not me' }).click();
  await expect
    .element(screen.getByText('That login has been ended. Please ask the Secretariat for a new login code'))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.of(disownLogin).map(({ id }) => id)).toEqual([first.id]);
});

test('the question returns if “This was not me” could not be sent', async () => {
  const { asked, screen } = await open({ logins: [first], offline: 1 });
  const notMe = screen.getByRole('button', { name: 'This was not me' });
  await notMe.click();
  await expect.poll(() => asked.of(disownLogin)).toHaveLength(1);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(notMe).toBeVisible();
});

test('in Chinese', async () => {
  language.set('zh');
  const { screen } = await open({ logins: [second] });
  const dialog = screen.getByRole('alertdialog', { name: '您的账号有新的登录' });
  await expect.element(dialog.getByText(/在另一台设备上通过验证码登录/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '非本人操作' })).toBeVisible();
});

test('a limited session neither asks nor shows anything', async () => {
  const { asked, dialog } = await open({ limited: true });
  await expect.poll(() => asked.names()).toEqual(['getMe']);
  await expect.element(dialog).not.toBeInTheDocument();
});
