import { words } from '../../../lib/words.ts';

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
});
