import { words } from '../../../lib/words.ts';

export const directoryWords = words({
  delegates: { en: 'Delegates', zh: '参会嘉宾' },
  sides: { en: 'Chinese or international', zh: '中方或外方' },
  all: { en: 'All', zh: '全部' },
  chinese: { en: 'Chinese', zh: '中方' },
  international: { en: 'International', zh: '外方' },
  search: { en: 'Search the delegates', zh: '搜索嘉宾' },
  placeholder: { en: 'Name, title or organisation', zh: '姓名、单位或职务' },
  clear: { en: 'Clear', zh: '清除' },
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },
  order: { en: 'Order', zh: '排列次序' },
  byName: { en: 'By name', zh: '按姓名' },
  byRank: { en: 'Protocol order', zh: '按礼宾次序' },
  letters: { en: 'Go to a letter', zh: '按首字母查找' },
  listUnder: {
    en: (letter: string) => `Delegates under ${letter}`,
    zh: (letter) => `首字母为${letter}的嘉宾`,
  },
  found: {
    en: (count: number) => (count === 1 ? '1 delegate found' : `${count} delegates found`),
    zh: (count) => `找到${count}位嘉宾`,
  },
  onlySimilar: { en: 'No exact match; similar names:', zh: '未找到完全匹配的嘉宾，以下为姓名相近者：' },
  nobodyFound: { en: 'No matching delegates', zh: '没有符合条件的嘉宾' },
  nobodyFoundText: {
    en: 'Please try part of a name in either language, initials, or an organisation.',
    zh: '可输入中英文姓名的一部分、拼音首字母或单位名称。',
  },
  showAll: { en: 'Show all delegates', zh: '查看全部嘉宾' },
  nobodyYet: { en: 'No delegates are listed yet', zh: '嘉宾名录尚未公布' },
  nobodyOnSide: { en: 'No delegates are listed here yet', zh: '此处尚无嘉宾' },
});
