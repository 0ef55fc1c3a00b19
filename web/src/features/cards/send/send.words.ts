import { words } from '../../../lib/words.ts';

export const sendWords = words({
  send: { en: 'Send my card', zh: '发送名片' },
  sendTo: { en: (name: string) => `Send my card to ${name}`, zh: (name) => `向${name}发送名片` },
  alreadySentTo: { en: (name: string) => `Card already sent to ${name}`, zh: (name) => `已向${name}发送名片` },
  acceptFrom: { en: (name: string) => `Accept the card of ${name}`, zh: (name) => `接受${name}的名片` },
  inContactsWith: { en: (name: string) => `Cards exchanged with ${name}`, zh: (name) => `已与${name}交换名片` },
  alreadySent: { en: 'Already sent', zh: '已发送' },
  acceptTheirs: { en: 'Accept card', zh: '接受名片' },
  inContacts: { en: 'Cards exchanged', zh: '已交换名片' },
  actions: { en: 'Actions', zh: '操作' },
  afterBoth: {
    en: 'Mobile number and email appear once business cards have been exchanged.',
    zh: '交换名片后方可查看手机号码和电子邮箱。',
  },

  to: { en: 'To', zh: '致' },
  message: { en: 'Message (optional)', zh: '留言（选填）' },
  charactersOf: { en: (now: number, most: number) => `${now} / ${most}`, zh: (now, most) => `${now} / ${most}` },
  tooLong: {
    en: (most: number) => `Please use at most ${most} characters`,
    zh: (most) => `请勿超过${most}个字符`,
  },
  submit: { en: 'Send card', zh: '发送' },
  close: { en: 'Close', zh: '关闭' },
  confirmToSubmit: { en: 'Confirm to submit?', zh: '确认提交？' },
  // The specification's words come first.
  notSent: {
    en: 'Send Message Error. What you typed is still here; please try again.',
    zh: '发送失败。您输入的内容仍在此处，请重试。',
  },
  sent: { en: 'Your card has been sent', zh: '名片已发送' },
  exchanged: { en: 'You have exchanged business cards', zh: '双方已交换名片' },
});
