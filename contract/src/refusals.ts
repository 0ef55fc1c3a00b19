import type { Both } from './texts.ts';
import { codes, type RefusalCode } from './wire/codes.ts';

/** Every "no" the server can say, in the specification's words where it has them. */
export type Refusal<Name extends string = string> = Readonly<{ code: RefusalCode; name: Name; says: Both }>;

export function refusal<Name extends string>(code: RefusalCode, name: Name, en: string, zh: string): Refusal<Name> {
  return { code, name, says: { en, zh } };
}

export const invalidInput = refusal(codes.invalid, 'invalidInput', 'Validation error', '提交的信息有误');
export const bodyTooLarge = refusal(codes.invalid, 'bodyTooLarge', 'The submission is too large', '提交的内容过大');
export const wrongContentType = refusal(
  codes.invalid,
  'wrongContentType',
  'This kind of content is not accepted',
  '不支持此内容类型',
);
export const unreadableBody = refusal(
  codes.invalid,
  'unreadableBody',
  'The submission cannot be read',
  '无法读取提交的内容',
);
export const notFound = refusal(codes.notFound, 'notFound', 'This content does not exist', '内容不存在');
export const notAllowed = refusal(codes.notAllowed, 'notAllowed', 'You are not permitted to do this', '您没有相应权限');
export const requestIdReused = refusal(
  codes.conflict,
  'requestIdReused',
  'This request has already been used for something else',
  '该请求编号已用于其他提交',
);
export const alreadyDone = refusal(
  codes.conflict,
  'alreadyDone',
  'This request has already been carried out',
  '该请求已处理',
);
export const tooOften = refusal(
  codes.tooOften,
  'tooOften',
  'Too many requests. Please try again later',
  '操作过于频繁，请稍后再试',
);
export const tooManyProfiles = refusal(
  codes.tooOften,
  'tooManyProfiles',
  'You have opened a great many profiles in a short time. Please try again later',
  '您在短时间内查看的嘉宾资料过多，请稍后再试',
);
export const sessionExpired = refusal(
  codes.sessionExpired,
  'sessionExpired',
  'Login status has expired. Please log in again',
  '登录状态已过期，请重新登录',
);
export const sessionUnused = refusal(
  codes.sessionExpired,
  'sessionUnused',
  'This account has been out time',
  '账号长时间未使用，请重新登录',
);
export const signedInElsewhere = refusal(
  codes.signedInElsewhere,
  'signedInElsewhere',
  'This account has been logged in to another device',
  '该账号已在其他设备登录',
);
export const wrongEnvelope = refusal(
  codes.wrongEnvelope,
  'wrongEnvelope',
  'The request is incomplete. Please update the app and try again',
  '请求不完整，请更新应用后重试',
);
export const wrongSignature = refusal(
  codes.wrongEnvelope,
  'wrongSignature',
  'The request was altered on its way. Please try again',
  '请求校验失败，请重试',
);
export const staleStamp = refusal(
  codes.wrongEnvelope,
  'staleStamp',
  'The clock of this device is wrong. Please set it and try again',
  '设备时间有误，请校准后重试',
);

export const wrongMobile = refusal(
  codes.invalid,
  'wrongMobile',
  'Incorrect mobile phone number. Please check the country code and the number',
  '手机号码有误，请核对国家代码与号码',
);
export const wrongEmail = refusal(
  codes.invalid,
  'wrongEmail',
  'Please enter the correct email address',
  '请输入正确的电子邮箱',
);
export const wrongImage = refusal(
  codes.invalid,
  'wrongImage',
  'Invalid image verification code. Please try again',
  '图形验证码错误，请重新输入',
);
export const imageExpired = refusal(
  codes.conflict,
  'imageExpired',
  'Incorrect image verification code. Please send again',
  '图形验证码已失效，请重新获取',
);
export const codeTooSoon = refusal(
  codes.tooOften,
  'codeTooSoon',
  'Frequent verification. Please try again in 2 minutes',
  '验证过于频繁，请2分钟后再试',
);
export const codeNotSent = refusal(codes.conflict, 'codeNotSent', 'Send Message Error', '验证码发送失败');
export const wrongCode = refusal(codes.invalid, 'wrongCode', 'Incorrect verification code', '验证码错误');
export const codeRestricted = refusal(
  codes.tooOften,
  'codeRestricted',
  'Login restricted as verification failure exceeded daily limit. Please contact the Secretariat to reset',
  '验证失败次数已超过当日上限，登录受限，请联系组委会秘书处重置',
);
export const notVerified = refusal(
  codes.notAllowed,
  'notVerified',
  'User information does not exist as the registration is unverified',
  '您的注册信息尚未通过审核，用户信息不存在',
);
export const notABadge = refusal(
  codes.invalid,
  'notABadge',
  'Please scan the correct QR code on the badge',
  '请扫描证件上正确的二维码',
);
export const wrongBirthDate = refusal(codes.invalid, 'wrongBirthDate', 'Incorrect information', '信息有误');
export const badgeRestricted = refusal(
  codes.tooOften,
  'badgeRestricted',
  'Verification failure overrun. Scan QR code login restricted',
  '验证失败次数过多，扫码登录已受限',
);
export const agreeFirst = refusal(
  codes.notAllowed,
  'agreeFirst',
  'Please read and agree to the User Service Agreement and Privacy Policy first',
  '请先阅读并同意《用户服务协议》和《隐私政策》',
);
export const forumOver = refusal(
  codes.notAllowed,
  'forumOver',
  'The forum is over and signing in is closed. Thank you for your participation',
  '论坛已闭幕，登录服务现已关闭。感谢您的参与',
);
export const agreementMissing = refusal(
  codes.invalid,
  'agreementMissing',
  'Please read and check the User Service Agreement and Privacy Policy',
  '请阅读并勾选《用户服务协议》和《隐私政策》',
);
export const wrongTicket = refusal(
  codes.notAllowed,
  'wrongTicket',
  'The link from the partner app is no longer valid. Please log in',
  '来自合作方应用的链接已失效，请登录',
);
export const sessionLimited = refusal(
  codes.notAllowed,
  'sessionLimited',
  'Please confirm your identity by a verification code first',
  '请先通过验证码确认身份',
);

/** Failures without a code: the client says "system error". */
export const systemError: Both = { en: 'System Error', zh: '系统错误' };
