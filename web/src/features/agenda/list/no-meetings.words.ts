import { words } from '../../../lib/words.ts';

export const noMeetingsWords = words({
  noneMatch: { en: 'No matching meetings', zh: '没有符合条件的会议' },
  noneOnDay: {
    en: 'No meeting on this day matches. Please see the other days.',
    zh: '当天没有符合条件的会议，请查看其他日期。',
  },
  noneAnyDay: { en: 'No meeting of the Forum matches these filters.', zh: '论坛期间没有符合条件的会议。' },
  noPart: { en: 'You have no part in a meeting', zh: '暂无您参与的会议' },
  noPartText: {
    en: 'You neither chair a meeting nor speak in one, and no closed-door seminar expects you.',
    zh: '您目前没有主持、发言或受邀参加的会议。',
  },
  showAll: { en: 'Show all', zh: '查看全部' },
  noMeetingsOnDay: { en: 'No meetings on this day', zh: '当天没有会议' },
});
