import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const agreeFirst = refusal(
  codes.notAllowed,
  'agreeFirst',
  'Please read and agree to the User Service Agreement and Privacy Policy first',
  '请先阅读并同意《用户服务协议》和《隐私政策》',
);
export const agreementMissing = invalid(
  'agreed',
  'agreementMissing',
  'Please read and check the User Service Agreement and Privacy Policy',
  '请阅读并勾选《用户服务协议》和《隐私政策》',
);
