import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const wrongMobile = invalid(
  'address',
  'wrongMobile',
  'Incorrect mobile phone number. Please check the country or region code and the number',
  '手机号码有误，请核对国家或地区代码与号码',
);
export const wrongEmail = invalid(
  'address',
  'wrongEmail',
  'Please enter the correct email address',
  '请输入正确的电子邮箱',
);
export const wrongImage = invalid(
  'characters',
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
export const wrongCode = invalid('code', 'wrongCode', 'Incorrect verification code', '验证码错误');
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
  '您的注册信息尚在审核中，暂时无法登录。如有疑问，请联系组委会秘书处',
);
export const notABadge = invalid(
  'code',
  'notABadge',
  'Please scan the correct QR code on the badge',
  '请扫描证件上正确的二维码',
);
export const wrongBirthDate = invalid('birthDate', 'wrongBirthDate', 'Incorrect information', '信息有误');
export const badgeRestricted = refusal(
  codes.tooOften,
  'badgeRestricted',
  'Verification failure overrun. Scan QR code login restricted',
  '验证失败次数过多，扫码登录已受限',
);
export const tooManyBadgeSignIns = refusal(
  codes.tooOften,
  'tooManyBadgeSignIns',
  'Too many badge logins. Please try again later, or log in with your mobile number or email address',
  '证件登录次数过多，请稍后再试，或使用手机号、邮箱登录',
);
export const forumOver = refusal(
  codes.notAllowed,
  'forumOver',
  'The Forum has concluded and login is now closed. Thank you for your participation',
  '论坛已闭幕，登录服务现已关闭。感谢您的参与',
);
