import { sendCode, signInByCode } from 'contract/calls/sign-in';
import { wrongCode } from 'contract/refusals/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { draft } from './sign-in-draft.ts';
import { asIfNobodyWasHere, askForCode, enters, flowId, openSignIn, signedIn } from './sign-in.testing.tsx';

beforeEach(asIfNobodyWasHere);

test('before Agree nothing is sent', async () => {
  const { names, screen } = await openSignIn([], { active: false });
  await screen.getByText('Badge').click();
  await screen.getByText('Mobile').click();
  await expect.poll(() => names()).toEqual([]);
});

test('in English email stands first, in Chinese the mobile', async () => {
  const { screen } = await openSignIn([]);
  expect(
    screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['Email', 'Mobile', 'Badge']);
  await expect.element(screen.getByLabelText('Email address')).toBeVisible();
  language.set('zh');
  await expect.element(screen.getByLabelText('手机号码')).toBeVisible();
  await expect.element(screen.getByLabelText('国家或地区代码')).toHaveValue('CN');
});

test('the secretariat’s number and the filing numbers are there', async () => {
  const { screen } = await openSignIn([]);
  await expect
    .element(screen.getByRole('link', { name: '+86 10 1555 0180' }))
    .toHaveAttribute('href', 'tel:+861015550180');
  await expect.element(screen.getByText('京ICP备0号')).toBeVisible();
});

test('a wrong address shows its problem at its field, and nothing is sent', async () => {
  const { screen, of } = await openSignIn([]);
  await screen.getByLabelText('Email address').fill('gu.minglan');
  await screen.getByRole('button', { name: 'Get code' }).click();
  await expect
    .element(screen.getByLabelText('Email address'))
    .toHaveAccessibleDescription('Please enter the correct email address');
  await expect.element(screen.getByLabelText('Email address')).toHaveFocus();
  letTapsPass();
  await screen.getByText('Mobile').click();
  await screen.getByRole('button', { name: 'Get code' }).click();
  await expect
    .element(screen.getByLabelText('Mobile number'))
    .toHaveAccessibleDescription('Please enter the correct mobile number');
  await expect.poll(() => of(sendCode)).toEqual([]);
});

test('without address, code and tick the specification’s words say so, the first field first', async () => {
  const { screen, of } = await openSignIn([]);
  await screen.getByRole('button', { name: 'Log in' }).click();
  const address = screen.getByLabelText('Email address');
  await expect.element(address).toHaveAccessibleDescription('Please enter the correct email address');
  await expect.element(address).toHaveFocus();
  await expect
    .element(screen.getByLabelText('Verification code'))
    .toHaveAccessibleDescription('Incorrect verification code');
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription('Please read and check the User Service Agreement and Privacy Policy');
  expect(of(signInByCode)).toEqual([]);
});

test('the code signs in, with the versions that were on the screen', async () => {
  const { screen, of } = await openSignIn([
    answers(sendCode, { state: 'sent', resendAfter: 120, digits: 6 }),
    answers(signInByCode, ({ times }) => (times === 1 ? refused(wrongCode) : signedIn)),
  ]);
  await askForCode(screen);
  await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
  await userEvent.keyboard('40 2918');
  await screen.getByRole('checkbox').click();
  letTapsPass();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect
    .element(screen.getByLabelText('Verification code'))
    .toHaveAccessibleDescription('Incorrect verification code');
  await expect.element(screen.getByLabelText('Verification code')).toHaveValue('402918');
  letTapsPass();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await vi.waitFor(() => expect(enters).toHaveBeenCalledOnce());
  expect(of(signInByCode)[1]).toMatchObject({ flowId, code: '402918', agreed: { agreement: 1, privacy: 1 } });
  expect([storage.token.get(), storage.userObj.get(), storage.knownDevice.get()]).toEqual(['t', { id: 'me' }, 'd']);
});

test('two taps on Log in try the code once, and a corrected one may follow', async () => {
  draft.set({
    code: '402918',
    ticked: true,
    sent: { flowId, channel: 'email', to: '', print: '', resendAt: 0, digits: 6 },
  });
  const { screen, of } = await openSignIn([answers(signInByCode, refused(wrongCode))]);
  const signIn = screen.getByRole('button', { name: 'Log in' }).element() as HTMLElement;
  const code = screen.getByLabelText('Verification code');
  signIn.click();
  await expect.element(code).toHaveAccessibleDescription('Incorrect verification code');
  letTapsPass(250);
  signIn.click();
  await code.fill('402919');
  letTapsPass();
  signIn.click();
  await expect.poll(() => of(signInByCode).map(({ code }) => code)).toEqual(['402918', '402919']);
});
