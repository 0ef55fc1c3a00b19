import type { Both } from './languages.ts';

/** Every item of news, and every talk, has one of these. Screens offer them in this order. */
export const newsCategories = {
  forum: { zh: '论坛动态', en: 'The Forum' },
  economy: { zh: '经济与贸易', en: 'Economy and trade' },
  green: { zh: '绿色转型', en: 'Green transition' },
  science: { zh: '科学与技术', en: 'Science and technology' },
  society: { zh: '城市与社会', en: 'Cities and society' },
  culture: { zh: '文化', en: 'Culture' },
} as const satisfies Record<string, Both>;

export type NewsCategory = keyof typeof newsCategories;
