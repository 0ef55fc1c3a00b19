import { sendCode, signInByCode } from 'contract/calls/sign-in';
import { codeNotSent, codeTooSoon, wrongImage } from 'contract/refusals/sign-in';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, lost, refused } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { draft } from '../sign-in-draft.ts';
import { signInStorage } from '../../../lib/storage/sign-in-storage.ts';
import { asIfNobodyWasHere, askForCode, enters, flowId, openSignIn, signedIn } from '../sign-in.testing.tsx';

const sent = { state: 'sent', resendAfter: 120, digits: 6 } as const;

beforeEach(asIfNobodyWasHere);
afterEach(() => void vi.useRealTimers());

test('after a wrong picture a fresh one comes by itself, and the address stays', async () => {
  const msg = 'Invalid image verification code. Please try again';
  const { screen } = await openSignIn([answers(sendCode, refused(wrongImage))]);
  await expect
    .element(screen.getByRole('img', { name: /four characters/ }))
    .toHaveAttribute('src', expect.stringMatching(/#1$/));
  await askForCode(screen);
  await expect.element(screen.getByLabelText('Characters in the picture')).toHaveAccessibleDescription(msg);
  await expect
    .element(screen.getByRole('img', { name: /four characters/ }))
    .toHaveAttribute('src', expect.stringMatching(/#2$/));
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('gu@yuanxiu.example');
});

test('the server may ask for one more picture', async () => {
  const { screen } = await openSignIn([
    answers(sendCode, { state: 'another image', picture: 'data:image/png;base64,AAAA' }),
  ]);
  await askForCode(screen);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('For security, please also enter the characters in this second picture.');
  await expect
    .element(screen.getByRole('img', { name: /four characters/ }))
    .toHaveAttribute('src', 'data:image/png;base64,AAAA');
  await expect.element(screen.getByLabelText('Characters in the picture')).toHaveValue('');
});

test('after a code was sent the countdown runs inside the field, which has the focus', async () => {
  const { screen } = await openSignIn([answers(sendCode, sent)]);
  await askForCode(screen);
  await expect.element(screen.getByText(/^Resend in 1(20|19) s$/)).toBeVisible();
  await expect.element(screen.getByLabelText('Verification code')).toHaveFocus();
  await expect
    .element(screen.getByLabelText('Verification code'))
    .toHaveAccessibleDescription('Sent to gu****@yuanxiu.example. Valid for 10 minutes.');
  // The entry that survives a reload holds no address, and no hash long enough to guess it from.
  expect(JSON.stringify(signInStorage.sentCode.get())).not.toContain('gu@');
  expect(signInStorage.sentCode.get()?.print).toMatch(/^[0-9a-f]{2}$/);
});

const typos = [
  ['Email', 'Email address', 'helna@yuanxiu.example', 'helena@yuanxiu.example', 'HELNA@yuanxiu.example'],
  ['Mobile', 'Mobile number', '+8613800126618', '+8613811126618', '+86 138 0012 6618'],
] as const;

describe.each(typos)('%s: a typo that the mask hides', (way, label, typo, corrected, otherwise) => {
  async function askAndLookAgain({ reloaded }: { reloaded: boolean }) {
    const first = await openSignIn([answers(sendCode, sent)]);
    await first.screen.getByText(way).click();
    await first.screen.getByLabelText(label).fill(typo);
    await first.screen.getByLabelText('Characters in the picture').fill('k7mb');
    await first.screen.getByRole('button', { name: 'Get code' }).click();
    await expect.element(first.screen.getByText(/^Resend in/)).toBeVisible();
    if (!reloaded) return first;
    const kept = signInStorage.sentCode.get();
    await first.screen.unmount();
    draft.clear();
    if (kept) signInStorage.sentCode.set(kept);
    return openSignIn([answers(sendCode, sent)]);
  }

  test.each([
    ['corrected', false],
    ['corrected after a reload', true],
  ])('%s, allows another code at once', async (_, reloaded) => {
    const { screen, of } = await askAndLookAgain({ reloaded });
    const resend = screen.getByRole('button', { name: 'Resend' });
    await screen.getByLabelText(label).fill(otherwise);
    await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
    await screen.getByLabelText(label).fill(corrected);
    await expect.element(resend).toBeVisible();
    letTapsPass();
    await screen.getByLabelText('Characters in the picture').fill('n4qt');
    await resend.click();
    await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
    expect(
      of(sendCode)
        .map(({ address }) => address)
        .at(-1),
    ).toBe(corrected);
  });
});

test('a corrected address that must wait does not show as the one that got the code', async () => {
  const msg = 'Frequent verification. Please try again in 2 minutes';
  const { screen } = await openSignIn([
    answers(sendCode, ({ times }) => (times === 1 ? sent : refused(codeTooSoon, { retryAfter: 87 }))),
  ]);
  await askForCode(screen);
  await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
  letTapsPass();
  await screen.getByLabelText('Email address').fill('gu.minglan@yuanxiu.example');
  await screen.getByLabelText('Characters in the picture').fill('n4qt');
  await screen.getByRole('button', { name: 'Resend' }).click();
  await expect.element(screen.getByText(/^Resend in 8[67] s$/)).toBeVisible();
  await expect.element(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(msg);
  expect(signInStorage.sentCode.get()?.digits).toBe(0);
});

describe.each([
  {
    language: 'en' as const,
    labels: { email: 'Email address', mobile: 'Mobile number', characters: 'Characters in the picture' },
    tabs: { email: 'Email', mobile: 'Mobile', badge: 'Badge' },
    getCode: 'Get code',
    said: {
      mobile: 'Please try again later, or use your email address.',
      email: 'Please try again later, or use your mobile number or your badge.',
    },
    use: { email: 'Use email', mobile: 'Use mobile', badge: 'Use badge' },
  },
  {
    language: 'zh' as const,
    labels: { email: '电子邮箱', mobile: '手机号码', characters: '图中字符' },
    tabs: { email: '邮箱', mobile: '手机号', badge: '证件' },
    getCode: '获取验证码',
    said: { mobile: '请稍后重试，或改用邮箱登录。', email: '请稍后重试，或改用手机号、证件登录。' },
    use: { email: '改用邮箱', mobile: '改用手机号', badge: '改用证件' },
  },
])('when no code can be sent, in $language', ({ language: inLanguage, labels, tabs, getCode, said, use }) => {
  test.each([
    ['mobile', '+8613800126618', 'email'],
    ['email', 'gu@yuanxiu.example', 'mobile'],
    ['email', 'gu@yuanxiu.example', 'badge'],
  ] as const)('by %s (%s), another method is offered: by %s', async (method, address, other) => {
    language.set(inLanguage);
    draft.set({ method });
    const { screen } = await openSignIn([answers(sendCode, refused(codeNotSent))]);
    const typed = screen.getByRole('textbox', { name: labels[method] });
    await typed.fill(address);
    await screen.getByLabelText(labels.characters).fill('k7mb');
    await expect.element(screen.getByText(said[method])).not.toBeInTheDocument();
    await screen.getByRole('button', { name: getCode }).click();
    await expect.element(screen.getByText(said[method])).toBeVisible();
    await screen.getByRole('button', { name: use[other] }).click();
    await expect.element(screen.getByRole('radio', { name: tabs[other], exact: true })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: tabs[other], exact: true })).toHaveFocus();
    await expect.element(screen.getByText(said[method])).not.toBeInTheDocument();
    // The address is still in the field of the method that failed.
    await screen.getByText(tabs[method], { exact: true }).click();
    await expect.element(typed).toHaveValue(address);
  });
});

test('a request that is too early counts down the server’s own wait', async () => {
  const msg = 'Frequent verification. Please try again in 2 minutes';
  const { screen } = await openSignIn([answers(sendCode, refused(codeTooSoon, { retryAfter: 87 }))]);
  await askForCode(screen);
  await expect.element(screen.getByText(/^Resend in 8[67] s$/)).toBeVisible();
  await expect.element(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(msg);
});

test('a request whose answer was lost is sent again as the same one', async () => {
  const { screen, of } = await openSignIn([answers(sendCode, ({ times }) => (times === 1 ? lost : sent))]);
  await askForCode(screen);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
  const [first, again] = of(sendCode);
  expect(again).toEqual(first);
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('gu@yuanxiu.example');
});

test('after a reload the method, the wait and the attempt are still there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInStorage.sentCode.set({
    flowId,
    channel: 'mobile',
    to: '+86 138****6618',
    print: '00',
    resendAt: Date.now() + 60_000,
    digits: 6,
  });
  const { names, screen, of } = await openSignIn([answers(signInByCode, signedIn)]);
  await expect.element(screen.getByRole('radio', { name: 'Mobile' })).toBeChecked();
  await expect.element(screen.getByText(/^Resend in (60|59) s$/)).toBeVisible();
  await screen.getByLabelText('Verification code').fill('402918');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await vi.waitFor(() => expect(enters).toHaveBeenCalledOnce());
  expect(of(signInByCode)[0]).toMatchObject({ flowId, code: '402918' });
  // After signing in, the form requests no other picture while it is still on the screen.
  vi.setSystemTime(Date.now() + 5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText(/^Resend in 5[0-5] s$/)).toBeVisible();
  expect(names()).not.toContain('getImage');
});

test('a double tap requests one code', async () => {
  const { screen, of } = await openSignIn([answers(sendCode, sent)]);
  await screen.getByLabelText('Email address').fill('gu@yuanxiu.example');
  await screen.getByLabelText('Characters in the picture').fill('k7mb');
  const button = screen.getByRole('button', { name: 'Get code' }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(screen.getByText(/^Resend in/)).toBeVisible();
  expect(of(sendCode)).toHaveLength(1);
});

test('a code that went to the email address is not spoken of at the mobile number', async () => {
  const { screen } = await openSignIn([answers(sendCode, sent)]);
  await askForCode(screen);
  const code = screen.getByLabelText('Verification code');
  await expect.element(code).toHaveAccessibleDescription(/^Sent to gu/);
  await screen.getByText('Mobile', { exact: true }).click();
  await expect.element(code).not.toHaveAccessibleDescription();
  await expect.element(screen.getByRole('button', { name: 'Get code' })).toBeVisible();
  await screen.getByText('Email', { exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription(/^Sent to gu/);
});
