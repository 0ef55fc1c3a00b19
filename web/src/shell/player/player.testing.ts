import type { NewsItem, Recording } from 'contract/calls/news';
import { otherLanguage, type Language } from 'contract/languages';
import { audioElement } from './audio-element.ts';

const sentence = (text: string, block: number | null, from: number, to: number) => ({ text, block, from, to });

/** Times of a recording of the demo, which the tests really play; some of its sentences are enough. */
const english: Recording['sentences'] = [
  sentence('Morning brief: the first day', null, 0, 2_111),
  sentence('Good morning.', 0, 2_911, 3_690),
  sentence('The Forum begins today.', 0, 4_070, 8_196),
  sentence('From 08:00, registration in Mudan Hall.', 1, 8_575, 11_681),
  sentence('At 13:30, the first-day plenary in Hehe Hall.', 1, 23_449, 27_129),
  sentence('The halls are within walking distance.', 2, 43_001, 46_957),
  sentence('We wish you good conversations.', 3, 53_056, 55_066),
];
const chinese: Recording['sentences'] = [
  sentence('早间提要：首日看点', null, 0, 2_479),
  sentence('各位代表，早上好。', 0, 3_279, 5_429),
  sentence('论坛今天启幕，以下是今天的主要安排。', 0, 5_809, 10_388),
  sentence('08:00起，牡丹厅办理报到，请由东门入场。', 1, 10_768, 15_673),
  sentence('13:30，首日全体会议在和合厅举行。', 1, 27_487, 35_700),
  sentence('玉澄国宾馆各厅之间步行即可到达。', 2, 48_469, 52_684),
  sentence('祝各位今天有好的对话。', 3, 59_521, 62_107),
];

export const recordings: Recording[] = [
  { language: 'en', file: 'first-day-guide.en', duration: 55_447, sentences: english },
  { language: 'zh', file: 'first-day-guide.zh', duration: 62_486, sentences: chinese },
];

const titles = { en: 'The first day', zh: '首日看点' };

/** An article in the language of the answer, with its recordings. */
export function voiceItem(language: Language, other: Partial<NewsItem> = {}): NewsItem {
  const order = [language, otherLanguage(language)];
  return {
    id: 'first-day',
    version: 1,
    kind: 'news',
    category: 'forum',
    title: titles[language],
    summary: null,
    source: language === 'en' ? 'Forum Daily' : '论坛日报',
    publishedAt: '2027-03-21T00:00:00.000Z',
    cover: null,
    voice: 55_447,
    video: false,
    body: [{ kind: 'paragraph', runs: [{ text: language === 'en' ? 'Good morning. Welcome.' : '早上好。欢迎。' }] }],
    film: null,
    recordings: order.flatMap((spoken) => recordings.filter((one) => one.language === spoken)),
    isPublic: false,
    related: [],
    ...other,
  };
}

/** Where the sound really is, in milliseconds. */
export const playsAt = () => Math.round(audioElement().currentTime * 1_000);
export const isPlaying = () => !audioElement().paused;
