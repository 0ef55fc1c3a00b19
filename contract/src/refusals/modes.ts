import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const contactNameMissing = invalid('name', 'contactNameMissing', 'Please enter the name', '请输入姓名');
export const wrongContactMobile = invalid(
  'mobile',
  'wrongContactMobile',
  'Please enter the correct mobile number',
  '请输入正确的手机号码',
);
export const wrongContactEmail = invalid(
  'email',
  'wrongContactEmail',
  'Please enter the correct email address',
  '请输入正确的电子邮箱',
);
export const contactIsOneself = invalid(
  'email',
  'contactIsOneself',
  'These are your own details. Please enter those of your contact person',
  '这是您本人的联系方式，请填写联系人的信息',
);
export const tooManyNamings = refusal(
  codes.tooOften,
  'tooManyNamings',
  'You have named a contact person three times today. Please try again tomorrow',
  '您今日已指定联系人3次，请明日再试',
);
export const contactNeeded = refusal(
  codes.conflict,
  'contactNeeded',
  'Please add a contact person first',
  '请先添加联系人',
);
export const invitationOver = refusal(
  codes.conflict,
  'invitationOver',
  'This invitation is no longer valid',
  '该邀请已失效',
);
/** The record can be opened by a mobile that this delegate did not name. */
export const otherContactMobile = refusal(
  codes.conflict,
  'otherContactMobile',
  'The delegate entered a mobile number other than the one registered for you. Please ask for it to be corrected',
  '嘉宾填写的手机号码与您登记的号码不一致，请联系嘉宾更正',
);
/** An assistant who was revoked learns it at the next call. */
export const actingEnded = refusal(
  codes.notAllowed,
  'actingEnded',
  'You no longer act for this delegate',
  '您已不再代该嘉宾处理名片',
);
