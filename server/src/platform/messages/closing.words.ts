import type { Language } from 'contract/languages';
import { dayAndMonthIn } from '../time-zones.ts';
import type { ClosingFacts } from './message-facts.ts';

// A date without a time is the same in every zone.
const dateIn = (language: Language, date: string) => dayAndMonthIn('UTC', new Date(`${date}T00:00:00Z`), language);

/** That the app can soon be opened no more, and what to do before. */
export const closingWords: Record<Language, (facts: ClosingFacts) => { title: string; text: string }> = {
  en: ({ lastDay }) => ({
    title: `Login closes at the end of ${dateIn('en', lastDay)}`,
    text: 'After that the app can no longer be opened. Until then you can download what is kept about you. Thank you for taking part in the Forum.',
  }),
  zh: ({ lastDay }) => ({
    title: `登录服务将于${dateIn('zh', lastDay)}24时关闭`,
    text: '此后将无法再使用本应用。在此之前，您可以下载论坛保存的您的个人数据。感谢您参加本届论坛。',
  }),
};
