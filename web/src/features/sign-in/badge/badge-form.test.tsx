import { readBadge } from 'contract/calls/sign-in';
import { notABadge } from 'contract/refusals/sign-in';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { scannedBadge } from '../../../shell/launch/scanned-badge.ts';
import { answers, refused } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { signInStorage } from '../../../lib/storage/sign-in-storage.ts';
import { address } from '../../../shell/page.testing.tsx';
import { draft } from '../sign-in-draft.ts';
import { asIfNobodyWasHere, flowId, openSignIn } from '../sign-in.testing.tsx';

beforeEach(() => {
  letTapsPass();
  asIfNobodyWasHere();
});

test('the badge’s own address is read at once; a refused code stays in the field', async () => {
  scannedBadge.keepUnlessSignedIn('7K2MPX4QW9T3HDC5');
  const msg = 'Please scan the correct QR code on the badge. If you typed the code, please check its 16 characters.';
  const { screen, of } = await openSignIn([answers(readBadge, refused(notABadge))]);
  await expect.element(screen.getByLabelText('Badge code')).toHaveAccessibleDescription(msg);
  await expect.element(screen.getByLabelText('Badge code')).toHaveValue('7K2M PX4Q W9T3 HDC5');
  expect(of(readBadge)).toHaveLength(1);
});

test('two taps on Continue, or Enter twice, read a badge once', async () => {
  const msg = 'Please scan the correct QR code on the badge. If you typed the code, please check its 16 characters.';
  const { screen, of } = await openSignIn([answers(readBadge, refused(notABadge))]);
  await screen.getByText('Badge').click();
  const code = screen.getByLabelText('Badge code');
  await code.fill('7K2MPX4QW9T3HDC5');
  const goOn = screen.getByRole('button', { name: 'Continue' }).element() as HTMLElement;
  goOn.click();
  await expect.element(code).toHaveAccessibleDescription(msg);
  letTapsPass(250);
  goOn.click();
  await code.fill('7K2MPX4QW9T3HDC6');
  letTapsPass();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(code).toHaveAccessibleDescription(msg);
  letTapsPass();
  await code.fill('7K2MPX4QW9T3HDC7');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => of(readBadge).map(({ code }) => code))
    .toEqual(['7K2MPX4QW9T3HDC5', '7K2MPX4QW9T3HDC6', '7K2MPX4QW9T3HDC7']);
});

test.each([
  ['', '16 characters, printed with the QR code', '共16位，印在二维码旁'],
  ['7K2M PX4Q', '8 of 16 characters', '已输入8位，共16位'],
  [
    '7K2M PX4Q W9T3 HDCU',
    'Please scan the correct QR code on the badge. If you typed the code, please check its 16 characters.',
    '请扫描证件上正确的二维码。如为手动输入，请核对16位登录码。',
  ],
])('“%s” cannot be a badge code and is refused without a call', async (typed, english, chinese) => {
  const { screen, of } = await openSignIn([]);
  await screen.getByText('Badge').click();
  const code = screen.getByRole('textbox');
  await code.fill(typed);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(code).toHaveAccessibleDescription(english);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  language.set('zh');
  letTapsPass();
  await screen.getByRole('button', { name: '继续' }).click();
  await expect.element(code).toHaveAccessibleDescription(chinese);
  await expect.poll(() => of(readBadge)).toEqual([]);
});

test('whoever chose to enter the code finds the cursor in its field, once', async () => {
  draft.set({ method: 'badge', entersCode: true });
  const { screen } = await openSignIn([]);
  await expect.element(screen.getByLabelText('Badge code')).toHaveFocus();
  expect(draft.get().entersCode).toBe(false);
});

test('a badge that was read leads to the confirmation page', async () => {
  const { screen } = await openSignIn([answers(readBadge, { flowId, name: 'G* *******', title: 'C*******' })]);
  await screen.getByText('Badge').click();
  await screen.getByLabelText('Badge code').fill('7k2m-px4q-w9t3-hdc5');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(address).toBe('/pages/login/check');
  expect(signInStorage.readBadge.get()).toMatchObject({ flowId, name: 'G* *******' });
});
