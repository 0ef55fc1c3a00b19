import { words } from '../../../lib/words.ts';

export const invitationWords = words({
  invited: {
    en: (whom: string) => `${whom} asks you to act as contact person`,
    zh: (whom) => `${whom}邀请您担任联系人`,
  },
  means: {
    en: (whom: string) =>
      `You will see and answer card requests sent to ${whom}. Your own name, mobile number and email are given to delegates whose cards you accept.`,
    zh: (whom) =>
      `您将查看并答复发给${whom}的名片交换请求。名片经您接受后，发送名片的嘉宾将获得您的姓名、手机号码和电子邮箱。`,
  },
  schedule: {
    en: (whom: string) => `You will also see the schedule and arrangements of ${whom} and get the reminders.`,
    zh: (whom) => `您还可查看${whom}的日程和安排，并收到日程提醒。`,
  },
  until: { en: (when: string) => `Please answer by ${when}.`, zh: (when) => `请于${when}前答复。` },
  accept: { en: 'Accept', zh: '同意' },
  decline: { en: 'Decline', zh: '婉拒' },
  codeTitle: { en: 'Confirm that it is you', zh: '确认本人身份' },
  codeFirst: {
    en: (whom: string) =>
      `So that nobody else can accept in your name, please enter a code sent to the mobile number or email that ${whom} entered for you.`,
    zh: (whom) => `为防止他人冒用您的名义同意，请输入验证码。验证码将发送至${whom}所填写的您本人的手机或邮箱。`,
  },
  close: { en: 'Close', zh: '关闭' },
  accepted: { en: (whom: string) => `You now act for ${whom}`, zh: (whom) => `您现可代${whom}处理名片` },
  acceptedAhead: {
    en: (whom: string) => `Thank you. You can answer cards as soon as ${whom} uses assistant mode`,
    zh: (whom) => `已同意。${whom}启用助理模式后，您即可代为处理名片`,
  },
  declined: {
    en: (whom: string) => `You have declined, and ${whom} will be told`,
    zh: (whom) => `已婉拒，系统将告知${whom}`,
  },
  declinedAndOut: {
    en: (whom: string) => `You have declined, and ${whom} will be told. You are logged out`,
    zh: (whom) => `已婉拒，系统将告知${whom}。您已退出登录`,
  },
});
