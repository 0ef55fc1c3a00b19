import type { Language } from 'contract/languages';

type Words = {
  cancelled: (title: string) => string;
  channels: (channels: readonly { number: number; language: string }[]) => string;
  link: (url: string) => string;
};

/** The words of a calendar entry that are not texts of the meeting. */
export const calendarWords: Record<Language, Words> = {
  en: {
    cancelled: (title) => `Cancelled: ${title}`,
    channels: (channels) =>
      `Interpretation: ${channels.map(({ number, language }) => `channel ${number}: ${language}`).join(', ')}`,
    link: (url) => `The latest details: ${url}`,
  },
  zh: {
    cancelled: (title) => `已取消：${title}`,
    channels: (channels) =>
      `同声传译：${channels.map(({ number, language }) => `频道${number}（${language}）`).join('、')}`,
    link: (url) => `会议最新信息：${url}`,
  },
};
