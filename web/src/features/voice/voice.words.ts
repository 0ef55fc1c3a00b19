import { words } from '../../lib/words.ts';

export const voiceWords = words({
  listen: { en: 'Listen to this article', zh: '听全文' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  inChinese: { en: (length: string) => `Read aloud in Chinese · ${length}`, zh: (length) => `普通话播报 · ${length}` },
  inEnglish: { en: (length: string) => `Read aloud in English · ${length}`, zh: (length) => `英语播报 · ${length}` },
  byPhone: { en: 'Read aloud by this phone', zh: '由手机朗读' },
  minutes: { en: (minutes: number) => `${minutes} min`, zh: (minutes) => `约${minutes}分钟` },

  brief: { en: 'Listen to the morning brief', zh: '收听晨间简报' },
  briefContent: {
    en: (articles: number, minutes: number) =>
      `${articles === 1 ? '1 article' : `${articles} articles`} · ${minutes} min`,
    zh: (articles, minutes) => `共${articles}篇 · 约${minutes}分钟`,
  },
});
