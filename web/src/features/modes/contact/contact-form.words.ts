import { words } from '../../../lib/words.ts';

export const contactFormWords = words({
  add: { en: 'Add a contact person', zh: '添加联系人' },
  edit: { en: 'Change the contact person', zh: '更改联系人' },
  lead: {
    en: 'Your contact person logs in with this mobile number or email and confirms. Delegates whose cards they accept get this name, mobile number and email instead of yours.',
    zh: '联系人须使用以下手机号码或电子邮箱登录并确认。名片经其接受后，对方看到的是以下姓名、手机号码和电子邮箱，而非您本人的。',
  },
  name: { en: 'Name', zh: '姓名' },
  mobile: { en: 'Mobile number', zh: '手机号码' },
  email: { en: 'Email', zh: '电子邮箱' },
  // The words of the refusals, said before anything is sent.
  nameMissing: { en: 'Please enter the name', zh: '请输入姓名' },
  wrongMobile: { en: 'Please enter the correct mobile number', zh: '请输入正确的手机号码' },
  wrongEmail: { en: 'Please enter the correct email address', zh: '请输入正确的电子邮箱' },
  ownAddress: {
    en: 'These are your own details. Please enter those of your contact person',
    zh: '这是您本人的联系方式，请填写联系人的信息',
  },
  confirmAgain: {
    en: (name: string) =>
      `A new mobile number or email must be confirmed again. As soon as you save, ${name} can no longer answer for you, and assistant mode waits for the confirmation.`,
    zh: (name) =>
      `手机号码或电子邮箱变更后须重新确认。保存后，${name}随即不能再代您答复名片，助理模式待确认后方可生效。`,
  },
  next: { en: 'Next: verification code', zh: '下一步：输入验证码' },
  codeFirst: {
    en: 'So that nobody else can name a contact person for you, please enter a code sent to your own registered address.',
    zh: '为防止他人冒用您的名义指定联系人，请输入发送至您本人登记的手机或邮箱的验证码。',
  },
  back: { en: 'Back to the details', zh: '返回修改' },
  save: { en: 'Save and invite', zh: '保存并发出邀请' },
  saveName: { en: 'Save', zh: '保存' },
  // The specification's words come first.
  notSaved: {
    en: 'Save Message Error. What you typed is still here; please try again.',
    zh: '保存失败。您输入的内容仍在此处，请重试。',
  },
  close: { en: 'Close', zh: '关闭' },
});
