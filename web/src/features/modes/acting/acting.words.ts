import { words } from '../../../lib/words.ts';

export const actingWords = words({
  actingFor: { en: (whom: string) => `Acting for ${whom}`, zh: (whom) => `正在代${whom}处理名片` },
  actingForSeveral: {
    en: (count: number) => `Acting for ${count} delegates`,
    zh: (count) => `正在代${count}位嘉宾处理名片`,
  },
  youActFor: { en: 'You act for', zh: '由您代为处理名片的嘉宾' },
  agreedFor: { en: 'You have agreed to act for', zh: '您已同意代为处理名片的嘉宾' },
  nothingNow: {
    en: (whom: string) => `${whom} is not in assistant mode now, so there is nothing for you to answer.`,
    zh: (whom) => `${whom}目前未启用助理模式，暂无名片需您处理。`,
  },
  nothingToAnswer: { en: 'Nothing to answer now', zh: '暂无名片需您处理' },
  whenToAnswer: {
    en: 'You are here as a contact person. Card requests appear as soon as a delegate who named you uses assistant mode.',
    zh: '您以联系人身份使用本应用。指定您的嘉宾启用助理模式后，名片交换请求将在此显示。',
  },
  switch: { en: 'Switch', zh: '切换' },
  forWhom: { en: 'For whom do you act?', zh: '请选择嘉宾' },
  myself: { en: 'Myself', zh: '本人' },
  ownCards: { en: 'My own business cards', zh: '我的名片' },
  all: { en: 'All delegates', zh: '全部嘉宾' },
  pending: { en: (count: number) => `${count} waiting`, zh: (count) => `${count}张待处理` },
  close: { en: 'Close', zh: '关闭' },
  open: { en: 'Open', zh: '查看' },

  stop: { en: (whom: string) => `Stop acting for ${whom}`, zh: (whom) => `不再代${whom}处理名片` },
  stopAsk: { en: (whom: string) => `Stop acting for ${whom}?`, zh: (whom) => `确认不再代${whom}处理名片？` },
  stopText: {
    en: (whom: string) =>
      `You will no longer see or answer card requests sent to ${whom}, who will be told. Only ${whom} can name you again.`,
    zh: (whom) => `您将无法再查看和答复发给${whom}的名片交换请求，系统将告知对方。如需恢复，须由对方重新指定。`,
  },
  thenLoggedOut: {
    en: (means: string) => `${means} You are here only as a contact person, so you will be logged out.`,
    zh: (means) => `${means}您仅以联系人身份使用本应用，届时将退出登录。`,
  },
  stopped: { en: (whom: string) => `You no longer act for ${whom}`, zh: (whom) => `您已不再代${whom}处理名片` },
  schedule: {
    en: (whom: string) => `Schedule and arrangements of ${whom}`,
    zh: (whom) => `${whom}的日程和安排`,
  },
});
