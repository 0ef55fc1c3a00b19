import { codes } from '../wire/codes.ts';
import { refusal } from '../wire/refusal.ts';

export const wrongTicket = refusal(
  codes.notAllowed,
  'wrongTicket',
  'The link from the partner’s app is no longer valid. Please log in',
  '合作方应用的链接已失效，请重新登录',
);
