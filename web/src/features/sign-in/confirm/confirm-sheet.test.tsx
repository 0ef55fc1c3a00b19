import { getMe } from 'contract/calls/session';
import { confirmSession, getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { sessionLimited } from 'contract/refusals/session';
import { codeNotSent, codeTooSoon, wrongCode } from 'contract/refusals/sign-in';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answering, answers, lost, refused } from '../../../lib/call/answers.testing.ts';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { me } from '../../../shell/session/me.testing.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { flowId, serveSignIn } from '../sign-in.testing.tsx';
import { confirmDraft } from './confirm-draft.ts';
import { LimitedSession } from './limited-session-note.tsx';
import { useConfirmSession } from './use-confirmed-first.tsx';

const addresses = { mobile: '****18', email: 'g****@y****.example' };
const sent = { flowId, digits: 6, resendAfter: 120 };
const usual = [
  answers(getMe, ({ times }) => ({ ...me, limited: times === 1 })),
  answers(getConfirmationAddresses, addresses),
  answers(sendConfirmation, sent),
  answers(confirmSession, { token: 'new' }),
];
const serveUsual = (...answering: Answering[]) => serveSignIn(...usual, ...answering);

async function open(...answering: Answering[]) {
  const { of } = serveUsual(...answering);
  const screen = await openPage('/', <LimitedSession />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await button('Confirm by verification code').click();
  const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
  const code = sheet.getByRole('textbox', { name: 'Verification code' });
  return { screen, button, sheet, code, of };
}

beforeEach(() => {
  language.set('en');
  storage.token.set('old');
  storage.userObj.set({ id: 'me' });
  confirmDraft.clear();
});

test('a session without limits shows nothing about confirming', async () => {
  const { of } = serveUsual(answers(getMe, { ...me, limited: false }));
  const screen = await openPage('/', <LimitedSession />);
  await vi.waitFor(() => expect(of(getMe)).toHaveLength(1));
  expect(screen.getByRole('heading').elements()).toEqual([]);
});

test('a code to a registered address lifts the limits', async () => {
  const { screen, sheet, button, code, of } = await open();
  await expect.element(sheet.getByText('Mobile: ****18')).toBeVisible();
  const options = sheet.getByRole('radio').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(['Email: g****@y****.example', 'Mobile: ****18']);
  await button('Get code').click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription('Sent to g****@y****.example. Valid for 10 minutes.');
  await expect.element(sheet.getByText(/^Resend in 1?[0-9]+ s$/)).toBeVisible();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(of(sendConfirmation)).toEqual([{ channel: 'email', requestId: expect.any(String) as unknown }]);

  await code.fill('12 34 56');
  await button('Confirm').click();
  await vi.waitFor(() => expect(storage.token.get()).toBe('new'));
  expect(of(confirmSession)[0]).toMatchObject({ flowId, code: '123456' });
  await vi.waitFor(() => expect(overlay.toasts.get()).toBe('Your identity has been confirmed'));
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByText('Your access is limited')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(of(getMe)).toHaveLength(2));
});

test('a wrong code shows its problem beside it and stays to be corrected, also after the sheet was closed', async () => {
  const { button, sheet, code, of } = await open(answers(confirmSession, refused(wrongCode)));
  await button('Get code').click();
  await code.fill('111111');
  await button('Confirm').click();
  await expect.element(code).toHaveAccessibleDescription('Incorrect verification code');
  await expect.element(code).toHaveFocus();
  await button('Close').click();
  await expect.element(sheet).not.toBeInTheDocument();
  letTapsPass();
  await button('Confirm by verification code').click();
  await expect.element(code).toHaveValue('111111');
  await expect.element(sheet.getByText(/^Resend in/)).toBeVisible();
  expect([of(sendConfirmation).length, storage.token.get()]).toEqual([1, 'old']);
});

test('an empty code is a wrong code, and is not sent', async () => {
  const { button, code, of } = await open();
  await button('Confirm').click();
  await expect.element(code).toHaveAccessibleDescription('Incorrect verification code');
  expect(of(confirmSession)).toEqual([]);
});

test('each address has a wait of its own, and its own words', async () => {
  const { button, sheet, code, of } = await open(
    answers(sendConfirmation, ({ body }) =>
      body.channel === 'email' ? refused(codeTooSoon, { retryAfter: 30 }) : sent,
    ),
  );
  await button('Get code').click();
  await expect.element(code).toHaveAccessibleDescription('Frequent verification. Please try again in 2 minutes');
  await expect.element(sheet.getByText(/^Resend in (30|29|28) s$/)).toBeVisible();
  await sheet.getByText('Mobile: ****18').click();
  await expect.element(code).not.toHaveAccessibleDescription();
  letTapsPass();
  await button('Get code').click();
  await expect.element(code).toHaveAccessibleDescription('Sent to ****18. Valid for 10 minutes.');
  expect(of(sendConfirmation).map(({ channel }) => channel)).toEqual(['email', 'mobile']);
});

test('a call whose answer was lost is sent again with the same id', async () => {
  const { screen, button, sheet, of } = await open(
    answers(sendConfirmation, ({ times }) => (times === 1 ? lost : sent)),
  );
  await button('Get code').click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  letTapsPass();
  await button('Get code').click();
  await expect.element(sheet.getByText(/^Resend in/)).toBeVisible();
  const [first, again] = of(sendConfirmation);
  expect(again).toEqual(first);
});

test.each([
  ['Resend', sendConfirmation],
  ['Confirm', confirmSession],
])('two taps on %s ask once, and a later one again', async (name, call) => {
  confirmDraft.set({ code: '111111', sent: { email: { flowId, digits: 6, resendAt: 0 } } });
  const { button, sheet, code, of } = await open(
    answers(sendConfirmation, refused(codeNotSent)),
    answers(confirmSession, refused(wrongCode)),
  );
  await expect.element(button(name)).toBeVisible();
  const tapped = button(name).element() as HTMLElement;
  tapped.click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  letTapsPass(250);
  tapped.click();
  await sheet.getByText('Mobile: ****18').click();
  await sheet.getByText('Email: g****@y****.example').click();
  await expect.poll(() => of(call)).toHaveLength(1);
  letTapsPass();
  tapped.click();
  await expect.poll(() => of(call)).toHaveLength(2);
});

test('the attempt goes on after a reload of the page', async () => {
  sessionStorage.setItem(
    'confirmation',
    JSON.stringify({ userId: 'me', sent: { mobile: { flowId, digits: 8, resendAt: Date.now() + 60_000 } } }),
  );
  const { button, sheet, code, of } = await open();
  await expect.element(sheet.getByRole('radio', { name: 'Mobile: ****18' })).toBeChecked();
  await expect.element(code).toHaveAccessibleDescription('Sent to ****18. Valid for 10 minutes.');
  await code.fill('12345678');
  await button('Confirm').click();
  await vi.waitFor(() => expect(of(confirmSession)[0]).toMatchObject({ flowId, code: '12345678' }));
});

test('the next person on the same phone finds nothing of the attempt', async () => {
  confirmDraft.set({ code: '123456', sent: { email: { flowId, digits: 6, resendAt: Infinity } } });
  storage.userObj.set({ id: 'somebody else' });
  const { code, button } = await open();
  await expect.element(code).toHaveValue('');
  await expect.element(button('Get code')).toBeVisible();
});

test('a single address offers no choice; without one the secretariat is named', async () => {
  language.set('zh');
  const { of } = serveUsual(answers(getConfirmationAddresses, { mobile: '****18' }));
  const screen = await openPage('/', <LimitedSession />);
  await screen.getByRole('button', { name: '通过验证码确认身份' }).click();
  const code = screen.getByRole('textbox', { name: '验证码' });
  await expect.element(code).toHaveAccessibleDescription('验证码发送至 手机：****18');
  expect(screen.getByRole('radio').elements()).toEqual([]);
  expect(of(sendConfirmation)).toEqual([]);
  await screen.unmount();

  serveUsual(answers(getConfirmationAddresses, {}));
  const none = await openPage('/', <LimitedSession />);
  await none.getByRole('button', { name: '通过验证码确认身份' }).click();
  await expect.element(none.getByText(/^您的注册信息中没有手机号码和电子邮箱。请到组委会秘书处服务台/)).toBeVisible();
  await expect.element(none.getByRole('link', { name: '+86 10 1555 0180' })).toBeVisible();
});

const limited = new CallFailure(sessionLimited.code, sessionLimited.says.en, { refusal: 'sessionLimited' });

function SomeFeature({ act }: { act: () => Promise<string> }) {
  const { sheet, confirmedFirst } = useConfirmSession();
  const [said, setSaid] = useState('');
  const run = () => confirmedFirst(act).then(setSaid, (failure: Error) => setSaid(failure.message));
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Send card
      </button>
      <output>{said}</output>
      {sheet}
    </>
  );
}

test('an action that the limits refused is done once the code is right', async () => {
  serveUsual();
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(limited).mockResolvedValue('Card sent');
  const screen = await openPage('/', <SomeFeature act={act} />);
  await screen.getByRole('button', { name: 'Send card' }).click();
  await screen.getByRole('button', { name: 'Get code' }).click();
  await screen.getByRole('textbox').fill('123456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('Card sent')).toBeVisible();
  expect([act.mock.calls.length, storage.token.get()]).toEqual([2, 'new']);
});

test.each([
  ['the sheet is closed', limited, true, sessionLimited.says.en],
  [
    'it is refused for something else',
    new CallFailure(-3, 'Not this one', { refusal: 'notAllowed' }),
    false,
    'Not this one',
  ],
])('it stays refused when %s', async (_, refusal, opens, words) => {
  serveUsual();
  const act = vi.fn<() => Promise<string>>().mockRejectedValue(refusal);
  const screen = await openPage('/', <SomeFeature act={act} />);
  await screen.getByRole('button', { name: 'Send card' }).click();
  if (opens) await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  expect(act).toHaveBeenCalledOnce();
});
