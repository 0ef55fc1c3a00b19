import { words } from '../../../lib/words.ts';

export const scheduleWords = words({
  title: { en: 'Schedule and arrangements', zh: '日程和安排' },
  arrangements: { en: 'Arrangements', zh: '安排' },
  readOnly: {
    en: (whom: string) => `You can read this as long as ${whom} shows it. You also get the reminders.`,
    zh: (whom) => `${whom}开放期间，您可查看以下内容，并同时收到日程提醒。`,
  },
  nothing: { en: 'Nothing is planned or arranged yet', zh: '暂无日程和安排' },
  notShown: { en: 'This schedule is not shown to you', zh: '该日程未向您开放' },
  notShownText: {
    en: 'The delegate no longer shows it, or you no longer act for this delegate.',
    zh: '该嘉宾已关闭日程查看，或您已不再代该嘉宾处理名片。',
  },
  openCards: { en: 'Open the card requests', zh: '查看名片交换请求' },
  chair: { en: 'Chair', zh: '主持人' },
  speaker: { en: 'Speaker', zh: '发言嘉宾' },
  ownItem: { en: 'Own entry', zh: '个人日程' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
});
