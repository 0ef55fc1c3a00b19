import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const invalidInput = invalid('body', 'invalidInput', 'Validation error', '提交的信息有误');
export const bodyTooLarge = invalid('body', 'bodyTooLarge', 'The submission is too large', '提交的内容过大');
export const wrongContentType = invalid(
  'body',
  'wrongContentType',
  'This kind of content is not accepted',
  '不支持此内容类型',
);
export const unreadableBody = invalid('body', 'unreadableBody', 'The submission cannot be read', '无法读取提交的内容');
export const notFound = refusal(codes.notFound, 'notFound', 'This content does not exist', '内容不存在');
export const notAllowed = refusal(codes.notAllowed, 'notAllowed', 'You are not permitted to do this', '您没有相应权限');
export const requestIdReused = refusal(
  codes.conflict,
  'requestIdReused',
  'This submission could not be processed. Please try again',
  '提交未能处理，请重试',
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
export const wrongEnvelope = refusal(
  codes.wrongEnvelope,
  'wrongEnvelope',
  'The request is incomplete. Please update the app and try again',
  '请求不完整，请更新应用后重试',
);
export const wrongSignature = refusal(
  codes.wrongEnvelope,
  'wrongSignature',
  'The request could not be verified. Please try again',
  '请求校验失败，请重试',
);
export const staleStamp = refusal(
  codes.wrongEnvelope,
  'staleStamp',
  'The clock of this device is wrong. Please correct it and try again',
  '设备时间有误，请校准后重试',
);
/** Whatever the reason is, an attacker learns only this. */
export const textNotOpened = refusal(
  codes.wrongEnvelope,
  'textNotOpened',
  'The submission could not be read. Please try again',
  '无法读取提交的内容，请重试',
);
