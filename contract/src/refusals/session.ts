import { codes } from '../wire/codes.ts';
import { refusal } from '../wire/refusal.ts';

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
export const sessionLimited = refusal(
  codes.notAllowed,
  'sessionLimited',
  'Please confirm your identity with a verification code first',
  '请先通过验证码确认身份',
);
