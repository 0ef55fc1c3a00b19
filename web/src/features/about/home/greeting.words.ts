import { words } from '../../../lib/words.ts';

export const greetingWords = words({
  early: { en: 'Good morning', zh: '早上好' },
  morning: { en: 'Good morning', zh: '上午好' },
  noon: { en: 'Good afternoon', zh: '中午好' },
  afternoon: { en: 'Good afternoon', zh: '下午好' },
  evening: { en: 'Good evening', zh: '晚上好' },
  person: {
    en: (greeting: string, person: string) => `${greeting}, ${person}`,
    zh: (greeting, person) => `${person}，${greeting}`,
  },
  anyone: { en: (greeting: string) => `${greeting}, and welcome`, zh: (greeting) => `尊敬的嘉宾，${greeting}` },
  /** A screen reader hears where the greeting leads. */
  openInfo: { en: (greeting: string) => `${greeting}. Open Info`, zh: (greeting) => `${greeting}。打开“我的”` },
});
