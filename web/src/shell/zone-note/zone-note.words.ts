import { words } from '../../lib/words.ts';

export const zoneWords = words({
  beijing: { en: 'All times are Beijing time.', zh: '所示时间均为北京时间。' },
  other: {
    en: (zone: string) => `All times are those of the Forum (${zone}).`,
    zh: (zone) => `所示时间均为会议当地时间（${zone}）。`,
  },
});
