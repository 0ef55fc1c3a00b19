import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const notAnExchangeCode = invalid(
  'code',
  'notAnExchangeCode',
  'This is not an exchange code',
  '这不是名片交换码',
);
/** For a code that is too old, was used, or was never shown: whoever copied one learns nothing. */
export const exchangeCodeExpired = refusal(
  codes.conflict,
  'exchangeCodeExpired',
  'This code is no longer valid. Please scan the one that is shown now',
  '该交换码已失效，请扫描对方当前显示的交换码',
);
export const exchangeOver = refusal(
  codes.conflict,
  'exchangeOver',
  'This exchange has ended. Please scan again',
  '本次交换已结束，请重新扫码',
);
