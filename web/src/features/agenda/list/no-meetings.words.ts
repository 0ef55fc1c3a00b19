import { words } from '../../../lib/words.ts';

export const noMeetingsWords = words({
  noneMatch: { en: 'No matching meetings', zh: '没有符合条件的会议' },
  noneOnDay: {
    en: 'No meeting on this day matches. Please see the other days.',
    zh: '当天没有符合条件的会议，请查看其他日期。',
  },
  noneAnyDay: { en: 'No meeting of the Forum matches these filters.', zh: '论坛期间没有符合条件的会议。' },
  noPart: { en: 'You have no meetings', zh: '暂无您参与的会议' },
  noPartText: {
    en: 'You are not the chair or a speaker of any meeting, nor invited to a closed-door seminar.',
    zh: '您目前没有主持或发言的会议，也没有受邀参加的闭门研讨会。',
  },
  showAll: { en: 'Show all', zh: '查看全部' },
  noMeetingsOnDay: { en: 'No meetings on this day', zh: '当天没有会议' },
});
