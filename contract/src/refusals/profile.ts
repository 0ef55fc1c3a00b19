import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const nameMissing = invalid('name', 'nameMissing', 'Please enter your name', '请输入姓名');
export const organisationMissing = invalid(
  'organisation',
  'organisationMissing',
  'Please enter your company',
  '请输入单位名称',
);
export const titleMissing = invalid('title', 'titleMissing', 'Please enter your title', '请输入职务');
export const profileMissing = invalid('profile', 'profileMissing', 'Please enter your profile', '请输入个人简介');
export const wrongProfileMobile = invalid(
  'mobile',
  'wrongProfileMobile',
  'Please enter the correct mobile number',
  '请输入正确的手机号码',
);
export const wrongProfileEmail = invalid(
  'email',
  'wrongProfileEmail',
  'Please enter the correct email address',
  '请输入正确的电子邮箱',
);
export const mobileNotConfirmed = invalid(
  'mobile',
  'mobileNotConfirmed',
  'Please confirm the new mobile number with the code sent to it',
  '请使用发送至新手机号码的验证码进行确认',
);
export const emailNotConfirmed = invalid(
  'email',
  'emailNotConfirmed',
  'Please confirm the new email address with the code sent to it',
  '请使用发送至新邮箱的验证码进行确认',
);
export const addressTaken = refusal(
  codes.conflict,
  'addressTaken',
  'This address is already registered for another attendee. Please contact the Secretariat',
  '该联系方式已登记在其他参会人员名下，请联系组委会秘书处',
);
export const profileSubmitted = refusal(
  codes.conflict,
  'profileSubmitted',
  'Your profile has already been submitted. To change it, please ask for a correction',
  '您的个人资料已提交。如需修改，请申请更正',
);
export const profileNotSubmitted = refusal(
  codes.conflict,
  'profileNotSubmitted',
  'Your profile has not been submitted yet. Please complete and submit it first',
  '您的个人资料尚未提交，请先完善并提交',
);
export const nothingToCorrect = invalid(
  'text',
  'nothingToCorrect',
  'This is what your record already says',
  '与现有登记信息一致，无需更正',
);
export const alreadyAsked = invalid(
  'text',
  'alreadyAsked',
  'You have already asked for this correction, and the Secretariat is reviewing it',
  '您已提交相同的更正申请，组委会秘书处正在审核',
);
export const correctionDecided = refusal(
  codes.conflict,
  'correctionDecided',
  'The Secretariat has already decided on this request',
  '组委会秘书处已处理该申请',
);
export const tooManyCorrections = refusal(
  codes.tooOften,
  'tooManyCorrections',
  'You have asked for many corrections today. Please contact the Secretariat',
  '您今日提交的更正申请较多，请直接联系组委会秘书处',
);
export const tooManyPhotos = refusal(
  codes.tooOften,
  'tooManyPhotos',
  'You have sent many photos today. Please contact the Secretariat',
  '您今日上传的照片较多，请直接联系组委会秘书处',
);
export const notAPicture = invalid(
  'file',
  'notAPicture',
  'Please choose a photo in JPEG, PNG or WebP format',
  '请选择JPEG、PNG或WebP格式的照片',
);
export const photoTooLarge = invalid(
  'file',
  'photoTooLarge',
  'This photo is too large. Please choose another one',
  '照片过大，请重新选择',
);
