import { words } from '../../../lib/words.ts';

export const changedWords = words({
  cancelled: {
    en: (title: string) => `${title} has been cancelled.`,
    zh: (title) => `“${title}”已取消。`,
  },
  moved: {
    en: (title: string, when: string) => `${title} is now at ${when}.`,
    zh: (title, when) => `“${title}”现安排在${when}。`,
  },
});
