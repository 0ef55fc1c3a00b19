import {
  getCalendarAddress,
  mailCalendarAddress,
  openCalendarAddress,
  revokeCalendarAddress,
} from 'contract/calls/calendars';
import { wrongCode } from 'contract/refusals/sign-in';
import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { expect, test } from 'vitest';
import { type Answering, answers, refused } from '../../lib/call/answers.testing.ts';
import { open, server } from './collection.testing.tsx';

const address = 'https://forum.example/calendar/abc.ics';
const registered = answers(getConfirmationAddresses, { email: 'g****@y****.example' });
const sent = answers(sendConfirmation, { flowId: 'A'.repeat(22), resendAfter: 120, digits: 6 });

async function openSheet(answering: Answering[], options: { inHostApp?: boolean } = {}) {
  const screen = await open('', { answering: [registered, sent, ...answering], ...options });
  await screen.getByRole('button', { name: 'Calendar', exact: true }).click();
  return screen;
}

test('a fresh code opens the private address, which is shown once with a way into the calendar', async () => {
  const screen = await openSheet([
    answers(getCalendarAddress, { openedAt: null }),
    answers(openCalendarAddress, { address }),
  ]);
  await screen.getByRole('button', { name: 'Get code' }).click();
  await screen.getByLabelText('Verification code').fill('123456');
  await screen.getByRole('button', { name: 'Open the address' }).click();
  await expect.element(screen.getByText(address)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open in calendar' }))
    .toHaveAttribute('href', 'webcal://forum.example/calendar/abc.ics');
  expect(server.of(openCalendarAddress)).toMatchObject([{ flowId: 'A'.repeat(22), code: '123456' }]);
});

test('a wrong code is said at its field, and what was typed stays', async () => {
  const screen = await openSheet([
    answers(getCalendarAddress, { openedAt: null }),
    answers(openCalendarAddress, refused(wrongCode)),
  ]);
  await screen.getByRole('button', { name: 'Get code' }).click();
  await screen.getByLabelText('Verification code').fill('123456');
  await screen.getByRole('button', { name: 'Open the address' }).click();
  await expect.element(screen.getByText('Incorrect verification code')).toBeVisible();
  await expect.element(screen.getByLabelText('Verification code')).toHaveValue('123456');
});

test('inside the host app the address is sent by email, and no file is offered', async () => {
  const screen = await openSheet(
    [answers(getCalendarAddress, { openedAt: null }), answers(mailCalendarAddress, { email: 'g****@y****.example' })],
    { inHostApp: true },
  );
  await screen.getByRole('button', { name: 'Get code' }).click();
  await screen.getByLabelText('Verification code').fill('123456');
  await screen.getByRole('button', { name: 'Send the address to my email' }).click();
  await expect.poll(() => server.of(mailCalendarAddress)).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Download calendar file' })).not.toBeInTheDocument();
});

test('an open address is revoked after a question', async () => {
  const screen = await openSheet([
    answers(getCalendarAddress, { openedAt: '2027-03-21T10:00:00+08:00' }),
    answers(revokeCalendarAddress, {}),
  ]);
  await expect.element(screen.getByText(/open since 21 March 2027/)).toBeVisible();
  await screen.getByRole('button', { name: 'Revoke the address' }).click();
  await expect.element(screen.getByText(/will show no further changes/)).toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke the address' }).click();
  await expect.poll(() => server.of(revokeCalendarAddress)).toHaveLength(1);
});
