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
});

export const homeEntryWords = words({
  entries: { en: 'Services', zh: '功能入口' },
  introduction: { en: 'About', zh: '论坛简介' },
  agenda: { en: 'Agenda', zh: '会议日程' },
  delegates: { en: 'Delegates', zh: '参会嘉宾' },
  partners: { en: 'Partners', zh: '合作伙伴' },
  patrons: { en: 'Patrons', zh: '支持单位' },
  map: { en: 'Map', zh: '会场地图' },
  favourites: { en: 'Favourites', zh: '我的收藏' },
  updates: { en: 'News', zh: '新闻资讯' },
  questions: { en: 'FAQ', zh: '常见问题' },
  privacy: { en: 'Privacy and log out', zh: '隐私与退出' },
});
