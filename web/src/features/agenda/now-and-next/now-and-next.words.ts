import { words } from '../../../lib/words.ts';

export const nowAndNextWords = words({
  nowAndNext: { en: 'Now and next', zh: '当前与接下来的会议' },
  now: { en: 'Now', zh: '正在进行' },
  next: { en: 'Next', zh: '接下来' },
  yours: { en: 'Your meeting', zh: '您的会议' },

  walk: {
    en: (hall: string, minutes: number) => `${hall}, ${minutes} min walk`,
    zh: (hall, minutes) => `${hall}，步行${minutes}分钟`,
  },
  walkFrom: {
    en: (hall: string, minutes: number, from: string) => `${hall}, ${minutes} min walk from ${from}`,
    zh: (hall, minutes, from) => `${hall}，从${from}步行${minutes}分钟`,
  },

  more: { en: (count: number) => `and ${count} more`, zh: (count) => `另有${count}场` },
  // These are complete for screen readers; each contains its short form.
  moreOn: { en: (count: number) => `and ${count} more in progress`, zh: (count) => `另有${count}场正在进行` },
  moreNext: {
    en: (count: number, time: string) => `and ${count} more at ${time}`,
    zh: (count, time) => `${time}另有${count}场`,
  },

  pause: {
    en: (when: string) => `No meeting at the moment. The next one begins ${when}.`,
    zh: (when) => `目前没有会议，下一场于${when}开始。`,
  },
  openNow: { en: 'Open now', zh: '正在开放' },
  atTime: { en: (time: string) => `at ${time}`, zh: (time) => time },
  tomorrowAt: { en: (time: string) => `tomorrow at ${time}`, zh: (time) => `明天${time}` },
  onDateAt: { en: (date: string, time: string) => `on ${date} at ${time}`, zh: (date, time) => `${date}${time}` },
  allOver: { en: 'All meetings have concluded. Thank you for attending.', zh: '全部会议已结束，感谢您的参与。' },
  wholeAgenda: { en: 'Full agenda', zh: '查看全部日程' },
});
