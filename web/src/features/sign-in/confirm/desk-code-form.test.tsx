import { getMe } from 'contract/calls/session';
import { confirmSession, getConfirmationAddresses } from 'contract/calls/sign-in';
import { wrongCode } from 'contract/refusals/sign-in';
import { beforeEach, expect, test } from 'vitest';
import { answers, refused } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { me } from '../../../shell/session/me.testing.ts';
import { serveSignIn } from '../sign-in.testing.tsx';
import { LimitedSession } from './limited-session-note.tsx';

beforeEach(() => {
  language.set('en');
  storage.token.set('old');
});

test('a person without a mobile and an email enters the code from the Secretariat', async () => {
  const { of } = serveSignIn(
    answers(getMe, { ...me, limited: true }),
    answers(getConfirmationAddresses, {}),
    answers(confirmSession, ({ times }) => (times === 1 ? refused(wrongCode) : { token: 'new' })),
  );
  const screen = await openPage('/', <LimitedSession />);
  await screen.getByRole('button', { name: 'Confirm by verification code' }).click();
  const code = screen.getByRole('textbox', { name: 'Code from the Secretariat' });
  // No code is sent, so that nothing says where one goes.
  await expect.element(screen.getByText(/^We will send a verification code/)).not.toBeInTheDocument();
  await code.fill('1234 567');
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription('Incorrect verification code');
  await code.fill('1234 5678');
  await expect.element(code).toHaveValue('12345678');
  letTapsPass();
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(() => storage.token.get()).toBe('new');
  expect(of(confirmSession).map((body) => [body.flowId, body.code])).toEqual([
    [undefined, '1234567'],
    [undefined, '12345678'],
  ]);
});
