import axe from 'axe-core';
import * as calls from 'contract/calls/profile';
import { mobileNotConfirmed, titleMissing } from 'contract/refusals/profile';
import { sessionLimited } from 'contract/refusals/session';
import { wrongCode } from 'contract/refusals/sign-in';
import { expect, test } from 'vitest';
import { confirming } from '../../features/sign-in/confirm/confirm.testing.ts';
import { answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { forgetPerson } from '../../shell/session/forget-person.ts';
import { unsentText } from '../../shell/unsent-text.ts';
import { newQueries } from '../../shell/page.testing.tsx';
import { confirm, field, imported, open, opened, press, server } from './info.testing.tsx';

test('the form begins with what was imported; what is missing stands at its field, and the first one is focused', async () => {
  const screen = await open();
  await expect.element(field(screen, 'Name')).toHaveValue('Gu Minglan');
  await expect.element(field(screen, 'Mobile')).toHaveValue('138 0012 6618');
  for (const name of ['Organisation', 'Title', 'Profile', 'Mobile', 'Email']) await field(screen, name).fill(' ');
  await press(screen, 'Submit');
  await expect.element(field(screen, 'Organisation')).toHaveFocus();
  const said = ['Organisation', 'Title', 'Mobile', 'Email', 'Profile'].map((name) => field(screen, name));
  for (const [at, words] of [
    'Please enter your company',
    'Please enter your title',
    'Please enter the correct mobile number',
    'Please enter the correct email address',
    'Please enter your profile',
  ].entries())
    await expect.element(said[at]!).toHaveAccessibleDescription(words);
  expect(server.of(calls.submitProfile)).toEqual([]);
});

test('what was typed stays in both languages, and while the page is left; it is gone with the login', async () => {
  const screen = await open();
  await field(screen, 'Title').fill('Chairman');
  language.set('zh');
  await expect.element(field(screen, '职务')).toHaveValue('董事长');
  await field(screen, '职务').fill('总裁');
  await press(screen, '同时填写英文');
  await expect.element(field(screen, '职务（英文）')).toHaveValue('Chairman');
  await screen.unmount();
  language.set('en');
  const again = await open();
  await expect.element(field(again, 'Title')).toHaveValue('Chairman');
  await expect.element(field(again, 'Title (Chinese)')).toHaveValue('总裁');
  await again.unmount();
  forgetPerson(newQueries());
  const later = await open();
  await expect.element(field(later, 'Title')).toHaveValue('President');
});

test('submitting asks once, sends the texts sealed, and shows the record', async () => {
  const screen = await open();
  await field(screen, 'Title').fill('  Chairman 🕊 ');
  await press(screen, 'Also in Chinese');
  await field(screen, 'Title (Chinese)').fill('总裁');
  await expect.poll(unsentText.get).toBe(true);
  await press(screen, 'Submit');
  await expect.element(screen.getByRole('alertdialog', { name: 'Confirm to submit?' })).toBeVisible();
  await confirm(screen);
  await expect.element(screen.getByText('Submitted on 12 March 2027.')).toBeVisible();
  await expect.poll(unsentText.get).toBe(false);
  const [sent] = server.of(calls.submitProfile);
  expect(Object.keys(sent!).toSorted()).toEqual(['requestId', 'sealed']);
  expect(await opened(calls.submitProfile, sent)).toEqual({
    ...{ name: 'Gu Minglan', organisation: 'Yuanxiu New Energy', title: 'Chairman 🕊', profile: 'A power engineer.' },
    ...{ otherTitle: '总裁', mobile: imported.mobile, email: imported.email },
  });
});

test('a new mobile is confirmed by a code first; a wrong code says so, and nothing typed is lost', async () => {
  let right = false;
  const screen = await open([answers(calls.confirmAddress, () => (right ? {} : refused(wrongCode)))]);
  await field(screen, 'Mobile').fill('139 0000 1111');
  await press(screen, 'Submit');
  await expect
    .element(field(screen, 'Mobile'))
    .toHaveAccessibleDescription('Please confirm the new mobile number with the code sent to it');
  await press(screen, 'Confirm by code');
  const sheet = screen.getByRole('dialog', { name: 'Confirm the new mobile number' });
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await expect.element(sheet.getByText(/^Sent to \+86\s139\s0000\s1111/)).toBeVisible();
  expect(await opened(calls.sendAddressCode, server.of(calls.sendAddressCode)[0])).toEqual({
    address: '+8613900001111',
  });
  await sheet.getByRole('textbox').fill('111111');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(sheet.getByRole('textbox')).toHaveAccessibleDescription('Incorrect verification code');
  await expect.element(sheet.getByText(/^Resend in/)).toBeVisible();
  right = true;
  await press(screen, 'Confirm');
  await expect.element(screen.getByText('Confirmed by code')).toBeVisible();
  await press(screen, 'Submit');
  await confirm(screen);
  await expect.element(screen.getByText('Submitted on 12 March 2027.')).toBeVisible();
});

test.each([
  ['a refused field shows its reason', refused(titleMissing), 'Title', 'Please enter your title'],
  [
    'a confirmation that the server forgot is asked for again',
    refused(mobileNotConfirmed),
    'Mobile',
    'Please confirm the new mobile number with the code sent to it',
  ],
] as const)('%s', async (_, answer, name, words) => {
  const screen = await open([answers(calls.submitProfile, answer)]);
  await press(screen, 'Submit');
  await confirm(screen);
  await expect.element(field(screen, name)).toHaveAccessibleDescription(words);
});

test('what cannot be stored says Submission Error; a lost network has its dialog; the text stays', async () => {
  const screen = await open([
    answers(calls.submitProfile, ({ times }) => (times <= 2 ? new Response('', { status: 500 }) : lost)),
  ]);
  await field(screen, 'Title').fill('Chairman');
  language.set('zh');
  await press(screen, '提交');
  await confirm(screen);
  await expect.element(screen.getByText(/^提交失败。/)).toBeVisible();
  language.set('en');
  await press(screen, 'Submit');
  await confirm(screen);
  await expect.element(screen.getByText(/^Submission Error/)).toBeVisible();
  await press(screen, 'Submit');
  await confirm(screen);
  const dialog = screen.getByRole('alertdialog', { name: 'Network Service Exception' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field(screen, 'Title')).toHaveValue('Chairman');
});

test('a text of 10,000 characters is counted, kept and refused; one from right to left stands right', async () => {
  const screen = await open();
  await field(screen, 'Profile').fill('长'.repeat(10_000));
  await field(screen, 'Name').fill('ليلى الهاشمي');
  await expect.element(screen.getByText('10000 / 500')).toBeVisible();
  await press(screen, 'Submit');
  await expect.element(field(screen, 'Profile')).toHaveAccessibleDescription('Please use at most 500 characters');
  await expect.element(field(screen, 'Profile')).toHaveFocus();
  expect(getComputedStyle(field(screen, 'Name').element()).direction).toBe('rtl');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('nothing that axe would object to, in either language', async () => {
  const screen = await open();
  await press(screen, 'Also in Chinese');
  await field(screen, 'Email').fill('gu.minglan@yuanxiu');
  await press(screen, 'Submit');
  await expect.element(field(screen, 'Email')).toHaveAttribute('aria-invalid');
  for (const toggle of [/切换到中文/, /Switch to English/]) {
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await screen.getByRole('button', { name: toggle }).click();
  }
});

// This is the last one, because its toast stays for a while and axe would measure it while it fades in.
test('a limited session is led to the code, and the profile opens after it', async () => {
  const screen = await open([
    answers(calls.getProfile, ({ times }) => (times === 1 ? refused(sessionLimited) : imported)),
    ...confirming,
  ]);
  const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await sheet.getByRole('textbox').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(field(screen, 'Name')).toHaveValue('Gu Minglan');
});
