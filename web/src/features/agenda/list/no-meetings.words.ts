import { words } from '../../../lib/words.ts';

export const noMeetingsWords = words({
  noneMatch: { en: 'No matching meetings', zh: '没有符合条件的会议' },
  noneOnDay: {
    en: 'There are no matching meetings on this day. Please see the other days.',
    zh: '当天没有符合条件的会议，请查看其他日期。',
  },
  noneAnyDay: { en: 'There are no matching meetings on any day of the Forum.', zh: '论坛期间没有符合条件的会议。' },
  noPart: { en: 'You have no meetings', zh: '暂无您参与的会议' },
  noPartText: {
    en: 'You are neither chairing nor speaking at any meeting, and have not been invited to a closed-door seminar.',
    zh: '您目前没有主持或发言的会议，也没有受邀参加的闭门研讨会。',
  },
  showAll: { en: 'Show all', zh: '查看全部' },
  noMeetingsOnDay: { en: 'No meetings on this day', zh: '当天没有会议' },
});
