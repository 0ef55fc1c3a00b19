import axe from 'axe-core';
import * as calls from 'contract/calls/modes';
import { contactIsOneself, tooManyNamings } from 'contract/refusals/modes';
import { wrongCode } from 'contract/refusals/sign-in';
import { expect, test } from 'vitest';
import { answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { lan, open, opened, press, type Screen, server } from './mode.testing.tsx';

const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });

async function fill(screen: Screen, { name = 'Lan Jing', mobile = '139 0012 2046' } = {}) {
  await field(screen, 'Name').fill(name);
  await screen.getByRole('combobox').selectOptions('CN');
  await field(screen, 'Mobile number').fill(mobile);
  await field(screen, 'Email').fill('lan.jing@yuanxiu.example');
}
async function openForm(...more: Parameters<typeof open>) {
  const screen = await open(...more);
  await screen.getByRole('radio', { name: 'Assistant' }).click();
  await press(screen, 'Use assistant mode');
  await expect.element(screen.getByRole('dialog', { name: 'Add a contact person' })).toBeVisible();
  return screen;
}
async function enterCode(screen: Screen, save = 'Save and invite') {
  await press(screen, 'Next: verification code');
  await press(screen, 'Get code');
  await screen.getByLabelText('Verification code').fill('123456');
  await press(screen, save);
}

test('is named after a fresh code, sealed, and assistant mode then waits', async () => {
  const screen = await openForm();
  await fill(screen);
  await screen.getByRole('switch', { name: 'Lan Jing may also see my schedule and arrangements' }).click();
  await enterCode(screen);
  await expect.element(screen.getByText('Assistant mode begins as soon as Lan Jing has confirmed')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^Assistant mode has not begun: Lan Jing/)).toBeVisible();
  const [body] = server.of(calls.nameContact);
  expect(body).toMatchObject({ seesSchedule: true, flowId: 'A'.repeat(22), code: '123456' });
  expect(await opened(calls.nameContact, body)).toEqual({
    ...{ name: 'Lan Jing', mobile: '+8613900122046', email: 'lan.jing@yuanxiu.example' },
  });
  expect(server.of(calls.setMode)).toMatchObject([{ mode: 'assistant' }]);
});

test('added by its own button below assistant mode, is asked for assistant mode as well', async () => {
  const screen = await open();
  await screen.getByRole('radio', { name: 'Assistant' }).click();
  await press(screen, 'Add a contact person');
  await fill(screen);
  await enterCode(screen);
  await expect.element(screen.getByText('Assistant mode begins as soon as Lan Jing has confirmed')).toBeVisible();
  expect(server.of(calls.setMode)).toMatchObject([{ mode: 'assistant' }]);
});

test('another address does not inherit the schedule; it is asked for anew', async () => {
  const screen = await open({ mode: 'assistant', contact: { ...lan, seesSchedule: true } });
  await press(screen, 'Change');
  const form = screen.getByRole('dialog');
  await expect.element(field(screen, 'Name')).toHaveValue('Lan Jing');
  expect(form.getByRole('switch').elements()).toEqual([]);
  await field(screen, 'Name').fill('He Yunfan');
  await field(screen, 'Email').fill('he@yuanxiu.example');
  await expect
    .element(form.getByRole('switch', { name: 'He Yunfan may also see my schedule and arrangements' }))
    .not.toBeChecked();
  await enterCode(screen);
  await expect.poll(() => server.of(calls.nameContact)).toMatchObject([{ seesSchedule: false }]);
});

test('what is wrong stands beside its field, and no code is asked for', async () => {
  const screen = await openForm();
  await fill(screen, { name: ' ', mobile: '138 0012 6618' });
  await press(screen, 'Next: verification code');
  await expect.element(field(screen, 'Name')).toHaveAccessibleDescription('Please enter the name');
  await expect.element(field(screen, 'Name')).toHaveFocus();
  await expect.element(field(screen, 'Mobile number')).toHaveAccessibleDescription(/^These are your own details/);
  await expect.element(screen.getByRole('button', { name: 'Get code' })).not.toBeInTheDocument();
  expect((await axe.run()).violations.map(({ id }) => id)).toEqual([]);
});

test('what only the server knows comes back to its field, and the code is kept', async () => {
  const screen = await openForm({}, [answers(calls.nameContact, refused(contactIsOneself))]);
  await fill(screen);
  await enterCode(screen);
  await expect.element(field(screen, 'Email')).toHaveAccessibleDescription(contactIsOneself.says.en);
  await expect.element(field(screen, 'Email')).toHaveFocus();
  await press(screen, 'Next: verification code');
  await expect.element(screen.getByText('Sent to g****@y****.example. Valid for 10 minutes.')).toBeVisible();
});

test.each([
  ['a wrong code', wrongCode, 'Incorrect verification code'],
  ['a fourth naming of a day', tooManyNamings, tooManyNamings.says.en],
])('%s is told at the code, and what was typed stays', async (_, refusal, words) => {
  const screen = await openForm({}, [answers(calls.nameContact, refused(refusal))]);
  await fill(screen);
  await enterCode(screen);
  await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible();
  await press(screen, 'Back to the details');
  await expect.element(field(screen, 'Name')).toHaveValue('Lan Jing');
});

test('that could not be stored says so in the specification’s words', async () => {
  const broken = () => new Response('', { status: 500 });
  const screen = await openForm({}, [answers(calls.nameContact, broken)]);
  await fill(screen);
  await enterCode(screen);
  await expect.element(screen.getByText(/^Save Message Error\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Verification code')).toHaveValue('123456');
  language.set('zh');
  await expect.element(screen.getByText(/^保存失败。/)).toBeVisible();
});

test('that got lost is asked about, and says so as well', async () => {
  const screen = await openForm({}, [answers(calls.nameContact, lost)]);
  await fill(screen);
  await enterCode(screen);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText(/^Save Message Error\./)).toBeVisible();
});

test('whose address changes must confirm again, which is said before saving; a changed name is only saved', async () => {
  const screen = await open({ mode: 'assistant', contact: lan }, [answers(calls.nameContact, lan)]);
  await press(screen, 'Change');
  await expect.element(field(screen, 'Mobile number')).toHaveValue('139 0012 2046');
  const warning = screen.getByText(/^A new mobile number or email .* As soon as you save, Lan Jing can no longer/);
  await field(screen, 'Email').fill('jing@yuanxiu.example');
  await expect.element(warning).toBeVisible();
  await field(screen, 'Email').fill(lan.email);
  await expect.element(warning).not.toBeInTheDocument();
  await field(screen, 'Name').fill('Lan J.');
  await enterCode(screen, 'Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(server.of(calls.setMode)).toEqual([]);
});
