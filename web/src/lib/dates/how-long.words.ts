import { words } from '../words.ts';

export const howLongWords = words({
  startsIn: { en: (length: string) => `starts in ${length}`, zh: (length) => `${length}后开始` },
  startsNow: { en: 'starts now', zh: '即将开始' },
  ago: { en: (length: string) => `${length} ago`, zh: (length) => `${length}前` },
  justNow: { en: 'just now', zh: '刚刚' },
});
