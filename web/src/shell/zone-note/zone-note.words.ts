import { words } from '../../lib/words.ts';

export const zoneWords = words({
  beijing: { en: 'All times are Beijing time.', zh: '所示时间均为北京时间。' },
  other: {
    en: (zone: string) => `All times are the Forum’s local time (${zone}).`,
    zh: (zone) => `所示时间均为论坛当地时间（${zone}）。`,
  },
});
