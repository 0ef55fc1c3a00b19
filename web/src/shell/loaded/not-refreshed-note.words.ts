import { words } from '../../lib/words.ts';

export const notRefreshedWords = words({
  keptCopy: {
    en: (age: string) => `This page could not be refreshed; it was last loaded ${age}.`,
    zh: (age) => `内容未能更新，上次加载：${age}。`,
  },
});
