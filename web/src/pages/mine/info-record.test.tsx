import axe from 'axe-core';
import * as calls from 'contract/calls/profile';
import { correctionDecided, nothingToCorrect } from 'contract/refusals/profile';
import { beforeEach, expect, test } from 'vitest';
import { helena } from '../../features/delegates/delegates.testing.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { unsentText } from '../../shell/unsent-text.ts';
import { confirm, correction, field, open, opened, press, server, submitted, world } from './info.testing.tsx';

const applied = correction({
  ...{ id: 'a'.repeat(20), field: 'mobile', language: null, from: '138****0931', to: '138****6618', state: 'applied' },
  ...{ askedAt: '2027-03-15T10:00:00+08:00', decidedAt: '2027-03-15T16:20:00+08:00' },
});
const declined = correction({
  ...{ id: 'd'.repeat(20), field: 'organisation', from: 'Yuanxiu', to: 'Yuanxiu Group', state: 'declined' },
  ...{ decidedAt: '2027-03-14T11:05:00+08:00', reason: 'It has to match your invitation.' },
});

beforeEach(() => {
  world.profile = { ...submitted, corrections: [correction(), applied, declined] };
});

test('the record is read; the request that waits shows old and new, and earlier ones what became of them', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Submitted on 12 March 2027.')).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expect.element(screen.getByText('+86 138 0012 6618')).toBeVisible();
  await expect.element(screen.getByText('Under review')).toBeVisible();
  await expect.element(screen.getByText('Asked at 09:36; others still see “President”')).toBeVisible();
  await expect.element(screen.getByRole('deletion').first()).toHaveTextContent('on record President');
  await expect.element(screen.getByRole('insertion').first()).toHaveTextContent('asked for Chairman');
  await expect.element(screen.getByRole('heading', { name: 'Corrections 2' })).toBeVisible();
  await expect.element(screen.getByText('15 March 2027, 16:20')).toBeVisible();
  await expect.element(screen.getByText('Reason: It has to match your invitation.')).toBeVisible();
  await press(screen, 'Withdraw: Title');
  await expect.element(screen.getByText('President')).toBeVisible();
  await expect.element(screen.getByText('Under review')).not.toBeInTheDocument();
  expect(server.of(calls.withdrawCorrection)).toMatchObject([{ id: 'c'.repeat(20) }]);
});

test('a request that was decided meanwhile cannot be withdrawn, and is shown as it is now', async () => {
  const screen = await open([
    answers(calls.withdrawCorrection, () => {
      world.profile = { ...submitted, title: { zh: '董事长', en: 'Chairman' }, corrections: [] };
      return refused(correctionDecided);
    }),
  ]);
  await press(screen, 'Withdraw: Title');
  await expect.element(screen.getByText('Chairman')).toBeVisible();
});

test('a correction is asked for in the chosen language, and a newer one replaces the one that waits', async () => {
  const screen = await open();
  await press(screen, 'Ask for a correction');
  const sheet = screen.getByRole('dialog', { name: 'Ask for a correction' });
  await expect
    .element(sheet.getByText('Your request “Chairman” is under review. A new one replaces it.'))
    .toBeVisible();
  await expect.element(field(screen, 'Correct title')).toHaveValue('Chairman');
  await sheet.getByText('Chinese', { exact: true }).click();
  await expect.element(sheet.getByRole('textbox')).toHaveValue('董事长');
  await press(screen, 'Submit');
  await expect.element(sheet.getByRole('textbox')).toHaveAccessibleDescription('This is what your record already says');
  await sheet.getByRole('textbox').fill('总裁');
  await press(screen, 'Submit');
  await confirm(screen);
  await expect.element(sheet).not.toBeInTheDocument();
  const [asked] = server.of(calls.askCorrection);
  expect(asked).toMatchObject({ field: 'title', language: 'zh' });
  expect(await opened(calls.askCorrection, asked)).toEqual({ text: '总裁' });
});

test('who asks again for what was declined reads why', async () => {
  const screen = await open();
  await press(screen, 'Ask for a correction');
  const sheet = screen.getByRole('dialog', { name: 'Ask for a correction' });
  const why = sheet.getByText('Your last request for this was declined. Reason: It has to match your invitation.');
  await expect.element(sheet.getByText(/is under review/)).toBeVisible();
  expect(why.query()).toBeNull();
  await screen.getByRole('combobox', { name: 'What is to be corrected' }).selectOptions('Organisation');
  await expect.element(why).toBeVisible();
  await sheet.getByText('Chinese', { exact: true }).click();
  await expect.element(why).not.toBeInTheDocument();
});

test('what was typed for another field or language stays when one of them is sent', async () => {
  const screen = await open();
  const choose = (name: string) =>
    screen.getByRole('combobox', { name: 'What is to be corrected' }).selectOptions(name);
  await press(screen, 'Ask for a correction');
  const sheet = screen.getByRole('dialog', { name: 'Ask for a correction' });
  await choose('Mobile');
  await field(screen, 'Correct mobile').fill('139 0000 1111');
  await choose('Title');
  await sheet.getByText('Chinese', { exact: true }).click();
  await field(screen, 'Correct title').fill('总裁');
  await sheet.getByText('English', { exact: true }).click();
  await field(screen, 'Correct title').fill('Chair');
  await press(screen, 'Submit');
  await confirm(screen);
  await expect.element(sheet).not.toBeInTheDocument();
  await press(screen, 'Ask for a correction');
  await expect.element(field(screen, 'Correct title')).toHaveValue('Chairman');
  await sheet.getByText('Chinese', { exact: true }).click();
  await expect.element(field(screen, 'Correct title')).toHaveValue('总裁');
  await choose('Mobile');
  await expect.element(field(screen, 'Correct mobile')).toHaveValue('139 0000 1111');
  await expect.poll(unsentText.get).toBe(true);
});

test('who is not in the directory is not told of what others see there, nor of a number that is not on record', async () => {
  world.profile = { ...world.profile, mobile: '' };
  world.inDirectory = false;
  const screen = await open();
  await expect.element(screen.getByText('Asked at 09:36; until then your record stays as it is')).toBeVisible();
  await press(screen, 'Ask for a correction');
  for (const [name, address, words] of [
    ['Mobile', '139 0000 1111', /^The code goes to [+0-9\s]+\.$/],
    ['Email', 'gu@yuanxiu.example', /^The code goes to gu@yuanxiu\.example\. Your present address will be told/],
  ] as const) {
    await screen.getByRole('combobox', { name: 'What is to be corrected' }).selectOptions(name);
    await field(screen, `Correct ${name.toLowerCase()}`).fill(address);
    await press(screen, 'Confirm by code');
    await expect.element(screen.getByText(words)).toBeVisible();
    letTapsPass();
    await screen
      .getByRole('dialog', { name: /^Confirm the new/ })
      .getByRole('button', { name: 'Close' })
      .click();
  }
});

test('a new email is confirmed by a code first, also for a correction; a refusal stands at the field', async () => {
  const screen = await open([answers(calls.askCorrection, refused(nothingToCorrect))]);
  await press(screen, 'Ask for a correction');
  await screen.getByRole('combobox', { name: 'What is to be corrected' }).selectOptions('Email');
  await field(screen, 'Correct email').fill('gu@yuanxiu.example');
  await press(screen, 'Submit');
  await expect
    .element(field(screen, 'Correct email'))
    .toHaveAccessibleDescription('Please confirm the new email address with the code sent to it');
  await press(screen, 'Confirm by code');
  await press(screen, 'Get code');
  await field(screen, 'Verification code').fill('123456');
  await press(screen, 'Confirm');
  await expect.element(screen.getByText('Confirmed by code')).toBeVisible();
  await press(screen, 'Submit');
  await confirm(screen);
  await expect
    .element(field(screen, 'Correct email'))
    .toHaveAccessibleDescription('This is what your record already says');
  await expect.element(field(screen, 'Correct email')).toHaveValue('gu@yuanxiu.example');
});

test.each([
  ['shows the page of a delegate', helena, 'A power engineer.'],
  ['says that the directory does not list them', null, 'The directory does not list you'],
])('the preview %s', async (_, delegate, words) => {
  const screen = await open([answers(calls.getAsOthersSee, { delegate })]);
  await screen.getByRole('link', { name: 'Preview: what others see' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('nothing that axe would object to, in either language, and a very long title stays within the screen', async () => {
  world.profile = { ...world.profile, name: { zh: '长'.repeat(60), en: 'Maria-de-la-Concepción'.repeat(3) } };
  const screen = await open();
  for (const [asks, close] of [
    ['Ask for a correction', 'Close'],
    ['申请更正', '关闭'],
  ] as const) {
    await expect.element(screen.getByRole('button', { name: asks })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const page = await axe.run(document);
    await press(screen, asks);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const sheet = await axe.run(document);
    expect([...page.violations, ...sheet.violations].map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await press(screen, close);
    language.set('zh');
  }
});
