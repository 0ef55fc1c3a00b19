import { words } from '../../../lib/words.ts';

export const bookmarkWords = words({
  bookmark: { en: 'Bookmark', zh: '收藏' },
  of: { en: (name: string) => `Bookmark: ${name}`, zh: (name) => `收藏：${name}` },
  // Only of a closed-door seminar the title may be unknown.
  untitled: { en: 'Closed-door seminar', zh: '闭门研讨会' },
  notSaved: {
    en: 'Your bookmark could not be saved. Please try again',
    zh: '收藏未能保存，请重试',
  },
});
