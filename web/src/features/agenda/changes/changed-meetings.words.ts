import { words } from '../../../lib/words.ts';

export const changedWords = words({
  /** Between the date, the time and the hall. */
  between: { en: ', ', zh: '，' },
  cancelled: {
    en: (title: string) => `“${title}” has been cancelled.`,
    zh: (title) => `“${title}”已取消。`,
  },
  restored: {
    en: (title: string, when: string) => `${title} will take place as originally scheduled: ${when}.`,
    zh: (title, when) => `“${title}”恢复举行：${when}。`,
  },
  moved: {
    en: (title: string, when: string) => `“${title}” is now scheduled for ${when}.`,
    zh: (title, when) => `“${title}”现调整为${when}。`,
  },
});
