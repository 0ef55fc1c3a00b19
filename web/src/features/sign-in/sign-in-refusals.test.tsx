import { getMe } from 'contract/calls/session';
import * as calls from 'contract/calls/sign-in';
import * as consent from 'contract/refusals/consent';
import * as session from 'contract/refusals/session';
import * as ofSignIn from 'contract/refusals/sign-in';
import * as wire from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import type { Refusal } from 'contract/wire/refusal';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import type { CallEvents } from '../../lib/call/call-events.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { clearPersonal } from '../../shell/session/forget-person.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { loginPath } from '../../lib/paths.ts';
import { showSessionLost } from '../../shell/session/session-lost-dialog.ts';
import { CheckView } from './badge/badge-check.tsx';
import { draft } from './sign-in-draft.ts';
import { LimitedSession } from './confirm/limited-session-note.tsx';
import { openPage } from '../../shell/page.testing.tsx';
import { flowId, serveSignIn } from './sign-in.testing.tsx';
import { SignIn } from './sign-in.tsx';

const no = { ...consent, ...session, ...ofSignIn, ...wire };

type Row = { refusal: Refusal; en: string; zh: string };
type Language = 'en' | 'zh';

const wrongMobile: Row = {
  refusal: no.wrongMobile,
  en: 'Incorrect mobile phone number. Please check the country or region code and the number',
  zh: '手机号码有误，请核对国家或地区代码与号码',
};
const wrongEmail: Row = {
  refusal: no.wrongEmail,
  en: 'Please enter the correct email address',
  zh: '请输入正确的电子邮箱',
};
const wrongImage: Row = {
  refusal: no.wrongImage,
  en: 'Invalid image verification code. Please try again',
  zh: '图形验证码错误，请重新输入',
};
const imageExpired: Row = {
  refusal: no.imageExpired,
  en: 'Incorrect image verification code. Please send again',
  zh: '图形验证码已失效，请重新获取',
};
const codeTooSoon: Row = {
  refusal: no.codeTooSoon,
  en: 'Frequent verification. Please try again in 2 minutes',
  zh: '验证过于频繁，请2分钟后再试',
};
const codeNotSent: Row = { refusal: no.codeNotSent, en: 'Send Message Error', zh: '验证码发送失败' };
const codeRestricted: Row = {
  refusal: no.codeRestricted,
  en: 'Login restricted as verification failure exceeded daily limit. Please contact the Secretariat to reset',
  zh: '验证失败次数已超过当日上限，登录受限，请联系组委会秘书处重置',
};
const tooOften: Row = {
  refusal: no.tooOften,
  en: 'Too many requests. Please try again later',
  zh: '操作过于频繁，请稍后再试',
};
const invalidInput: Row = { refusal: no.invalidInput, en: 'Validation error', zh: '提交的信息有误' };
const wrongCode: Row = { refusal: no.wrongCode, en: 'Incorrect verification code', zh: '验证码错误' };
const notVerified: Row = {
  refusal: no.notVerified,
  en: 'User information does not exist as the registration is unverified',
  zh: '您的注册信息尚在审核中，暂时无法登录。如有疑问，请联系组委会秘书处',
};
const agreementMissing: Row = {
  refusal: no.agreementMissing,
  en: 'Please read and check the User Service Agreement and Privacy Policy',
  zh: '请阅读并勾选《用户服务协议》和《隐私政策》',
};
const notABadge: Row = {
  refusal: no.notABadge,
  en: 'Please scan the correct QR code on the badge',
  zh: '请扫描证件上正确的二维码',
};
const wrongBirthDate: Row = { refusal: no.wrongBirthDate, en: 'Incorrect information', zh: '信息有误' };
const badgeRestricted: Row = {
  refusal: no.badgeRestricted,
  en: 'Verification failure overrun. Scan QR code login restricted',
  zh: '验证失败次数过多，扫码登录已受限',
};
const sessionExpired: Row = {
  refusal: no.sessionExpired,
  en: 'Login status has expired. Please log in again',
  zh: '登录状态已过期，请重新登录',
};
const sessionUnused: Row = {
  refusal: no.sessionUnused,
  en: 'This account has been out time',
  zh: '账号长时间未使用，请重新登录',
};
const signedInElsewhere: Row = {
  refusal: no.signedInElsewhere,
  en: 'This account has been logged in to another device',
  zh: '该账号已在其他设备登录',
};

const labels = {
  en: {
    ...{ mobile: 'Mobile number', email: 'Email address', characters: 'Characters in the picture' },
    ...{ code: 'Verification code', getCode: 'Get code', signIn: 'Log in', badge: 'Badge code', goOn: 'Continue' },
    ...{ year: '1968', confirm: 'Confirm and log in', again: 'Log in again' },
  },
  zh: {
    ...{ mobile: '手机号码', email: '电子邮箱', characters: '图中字符' },
    ...{ code: '验证码', getCode: '获取验证码', signIn: '登录', badge: '证件登录码', goOn: '继续' },
    ...{ year: '1968年', confirm: '确认并登录', again: '重新登录' },
  },
};
const typed = { mobile: '+8613800126618', email: 'gu@yuanxiu.example' };

beforeEach(() => {
  clearPersonal(storage);
  draft.clear();
});

/** Tests each row in both languages. The words are the specification's and must equal those of the contract. */
function inBoth<R extends readonly [Row, ...string[]]>(rows: readonly R[]) {
  return rows.flatMap((row) =>
    (['en', 'zh'] as const).map((spoken): [string, Language, ...R] => [row[0].refusal.name, spoken, ...row]),
  );
}

const enters = vi.fn();
const signIn = <SignIn active onSignedIn={enters} />;

async function open(spoken: Language, row: Row, call: Call, page = signIn, events: Partial<CallEvents> = {}) {
  expect(row.refusal.says).toEqual({ en: row.en, zh: row.zh });
  language.set(spoken);
  const msg = row[spoken];
  serveSignIn(answers(call, refused(row.refusal)));
  const screen = await openPage('/', page, { events });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { msg, screen, say: labels[spoken], button };
}

/** What follows the sentences that are hard to understand. */
const explained: Partial<Record<string, Record<Language, RegExp>>> = {
  codeTooSoon: { en: /^A code was requested/, zh: /^不久前已请求过验证码/ },
  badgeRestricted: { en: /^Login with this badge is suspended/, zh: /^此证件的登录已暂停/ },
  notVerified: { en: /^Your registration is still being reviewed/, zh: /^审核通过后即可登录/ },
};

async function expectExplained(screen: Awaited<ReturnType<typeof open>>['screen'], row: Row, spoken: Language) {
  const words = explained[row.refusal.name]?.[spoken];
  if (words) await expect.element(screen.getByText(words)).toBeVisible();
  else expect(document.querySelector('.refusal-explained')).toBeNull();
}

test.each(
  inBoth([
    [wrongMobile, 'mobile', 'mobile'],
    [wrongEmail, 'email', 'email'],
    [wrongImage, 'email', 'characters'],
    [imageExpired, 'mobile', 'characters'],
    [codeTooSoon, 'mobile', 'code'],
    [codeNotSent, 'mobile', 'code'],
    [codeNotSent, 'email', 'code'],
    [codeRestricted, 'email', 'code'],
    [tooOften, 'mobile', 'code'],
    [invalidInput, 'email', 'form'],
  ] as const),
)('asking for a code, %s is said in %s at its place', async (_, spoken, row, method, place) => {
  draft.set({ method });
  const { screen, say, msg, button } = await open(spoken, row, calls.sendCode);
  const address = screen.getByRole('textbox', { name: say[method] });
  await address.fill(typed[method]);
  await screen.getByRole('textbox', { name: say.characters }).fill('k7mb');
  await button(say.getCode).click();
  if (place === 'form') await expect.element(screen.getByRole('alert')).toHaveTextContent(msg);
  else {
    const field = screen.getByRole('textbox', { name: say[place], exact: true });
    await expect.element(field).toHaveAccessibleDescription(msg);
    await expect.element(field).toHaveFocus();
  }
  await expectExplained(screen, row, spoken);
  await expect.element(address).toHaveValue(typed[method]);
});

test.each(
  inBoth([
    [wrongCode, 'code'],
    [codeRestricted, 'code'],
    [tooOften, 'code'],
    [agreementMissing, 'tick'],
    [notVerified, 'form'],
    [invalidInput, 'form'],
  ] as const),
)('trading a code, %s is said in %s at its place', async (_, spoken, row, place) => {
  const sent = { flowId, channel: 'email', to: 'gu****@yuanxiu.example', print: '', resendAt: 0, digits: 6 } as const;
  draft.set({ method: 'email', email: typed.email, sent });
  const { screen, say, msg, button } = await open(spoken, row, calls.signInByCode);
  const code = screen.getByRole('textbox', { name: say.code, exact: true });
  await code.fill('402918');
  await screen.getByRole('checkbox').click();
  await button(say.signIn).click();
  if (place === 'form') await expect.element(screen.getByRole('alert')).toHaveTextContent(msg);
  else await expect.element(place === 'code' ? code : screen.getByRole('checkbox')).toHaveAccessibleDescription(msg);
  await expectExplained(screen, row, spoken);
  await expect.element(code).toHaveValue('402918');
  await expect.element(screen.getByRole('textbox', { name: say.email })).toHaveValue(typed.email);
});

test.each(inBoth([[notABadge], [badgeRestricted], [tooOften], [invalidInput]]))(
  'reading a badge, %s is said in %s at its code',
  async (_, spoken, row) => {
    draft.set({ method: 'badge' });
    const { screen, say, msg, button } = await open(spoken, row, calls.readBadge);
    const code = screen.getByRole('textbox', { name: say.badge });
    await code.fill('7K2M PX4Q W9T3 HDC5');
    await button(say.goOn).click();
    await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(msg));
    await expect.element(code).toHaveValue('7K2M PX4Q W9T3 HDC5');
    await expectExplained(screen, row, spoken);
  },
);

const badge = { flowId, name: 'G* *******', title: 'C*******', until: Infinity };

test.each(inBoth([[wrongBirthDate], [badgeRestricted], [notVerified], [tooOften], [invalidInput]]))(
  'confirming the date of birth, %s is said in %s under it',
  async (_, spoken, row) => {
    draft.set({ ticked: true });
    const page = (
      <CheckView badge={badge} onSignedIn={enters} onNotMe={vi.fn()} onOtherWay={vi.fn()} onExpired={vi.fn()} />
    );
    const { screen, say, msg, button } = await open(spoken, row, calls.signInByBadge, page);
    const year = screen.getByRole('option', { name: say.year, exact: true });
    await year.click();
    await button(say.confirm).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(msg);
    await expectExplained(screen, row, spoken);
    // A locked badge asks for nothing any more.
    if (row === badgeRestricted) return;
    await expect.element(year).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
  },
);

test.each(inBoth([[sessionExpired], [sessionUnused], [signedInElsewhere]]))(
  'a session lost by %s leads to sign-in at once, with a dialog in %s that says why',
  async (_, spoken, row) => {
    storage.token.set(`${row.refusal.name} ${spoken}`);
    storage.isShowLangGuide.set(true);
    const leaveFor = vi.fn();
    const { screen, say, msg, button } = await open(spoken, row, getMe, <LimitedSession />, {
      sessionLost: (lost) => showSessionLost(lost, { paths: new Set([loginPath]), confirm: overlay.confirm, leaveFor }),
    });
    const dialog = screen.getByRole('alertdialog', { name: msg });
    await expect.element(dialog).toBeVisible();
    expect(leaveFor.mock.calls).toEqual([[loginPath]]);
    await button(say.again).click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
