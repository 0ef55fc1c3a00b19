import { words } from '../../../lib/words.ts';

export const noMeetingsWords = words({
  noneMatch: { en: 'No matching meetings', zh: '没有符合条件的会议' },
  noneOnDay: {
    en: 'No meeting on this day matches. Please see the other days.',
    zh: '当天没有符合条件的会议，请查看其他日期。',
  },
  noneAnyDay: { en: 'No meeting of the Forum matches these filters.', zh: '论坛期间没有符合条件的会议。' },
  showAll: { en: 'Show all', zh: '查看全部' },
  noMeetingsOnDay: { en: 'No meetings on this day', zh: '当天没有会议' },
});
