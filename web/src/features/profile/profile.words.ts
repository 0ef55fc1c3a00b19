import { words } from '../../lib/words.ts';

export const profileWords = words({
  profilePage: { en: 'My profile', zh: '个人资料' },
  fillIn: { en: 'My profile', zh: '填写个人资料' },

  name: { en: 'Name', zh: '姓名' },
  organisation: { en: 'Organisation', zh: '单位' },
  title: { en: 'Title', zh: '职务' },
  mobile: { en: 'Mobile', zh: '手机号码' },
  email: { en: 'Email', zh: '电子邮箱' },
  profile: { en: 'Profile', zh: '个人简介' },
  photo: { en: 'Photo', zh: '照片' },
  inLanguage: {
    en: (field: string, language: 'zh' | 'en') => `${field} (${language === 'zh' ? 'Chinese' : 'English'})`,
    zh: (field, language) => `${field}（${language === 'zh' ? '中文' : '英文'}）`,
  },

  // The specification's words, said before anything is sent.
  nameMissing: { en: 'Please enter your name', zh: '请输入姓名' },
  organisationMissing: { en: 'Please enter your company', zh: '请输入单位名称' },
  titleMissing: { en: 'Please enter your title', zh: '请输入职务' },
  profileMissing: { en: 'Please enter your profile', zh: '请输入个人简介' },
  mobileWrong: { en: 'Please enter the correct mobile number', zh: '请输入正确的手机号码' },
  emailWrong: { en: 'Please enter the correct email address', zh: '请输入正确的电子邮箱' },
  tooLong: {
    en: (most: number) => `Please use at most ${most} characters`,
    zh: (most) => `请勿超过${most}个字符`,
  },
  mobileUnconfirmed: {
    en: 'Please confirm the new mobile number with the code sent to it',
    zh: '请使用发送至新手机号码的验证码进行确认',
  },
  emailUnconfirmed: {
    en: 'Please confirm the new email address with the code sent to it',
    zh: '请使用发送至新邮箱的验证码进行确认',
  },
  charactersOf: { en: (now: number, most: number) => `${now} / ${most}`, zh: (now, most) => `${now} / ${most}` },

  confirmToSubmit: { en: 'Confirm to submit?', zh: '确认提交？' },
  // The specification's words come first.
  notSubmitted: {
    en: 'Submission Error. What you typed is still here; please try again.',
    zh: '提交失败。您输入的内容仍在此处，请重试。',
  },
  close: { en: 'Close', zh: '关闭' },
});
