import { words } from '../../lib/words.ts';

/** Words for the lists of partners, patrons and media. */
export const partnersWords = words({
  title: { en: 'Partners and media', zh: '合作伙伴与媒体' },
  show: { en: 'Show', zh: '查看' },
  partners: { en: 'Partners', zh: '合作伙伴' },
  patrons: { en: 'Patrons', zh: '支持单位' },
  media: { en: 'Media', zh: '媒体' },
  strategic: { en: 'Strategic partners', zh: '战略合作伙伴' },
  official: { en: 'Official partners', zh: '官方合作伙伴' },
  service: { en: 'Service partners', zh: '服务合作伙伴' },
  principal: { en: 'Principal patrons', zh: '首席支持单位' },
  patron: { en: 'Patrons', zh: '支持单位' },
  noPartners: { en: 'The partners have not been announced yet', zh: '合作伙伴名单尚未公布' },
  noPatrons: { en: 'The patrons have not been announced yet', zh: '支持单位名单尚未公布' },

  search: { en: 'Search the media list', zh: '搜索媒体名录' },
  searchHint: { en: 'Name, city or desk', zh: '媒体名称、城市或部门' },
  clear: { en: 'Clear', zh: '清除' },
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },
  types: { en: 'Type of media', zh: '媒体类型' },
  all: { en: 'All', zh: '全部' },
  broadcast: { en: 'TV and radio', zh: '广播电视' },
  agency: { en: 'News agencies', zh: '通讯社' },
  print: { en: 'Newspapers and magazines', zh: '报纸与杂志' },
  online: { en: 'Websites and apps', zh: '网站与应用' },
  found: {
    en: (count: number) => (count === 1 ? '1 outlet' : `${count} outlets`),
    zh: (count) => `共${count}家媒体`,
  },
  noMedia: { en: 'The media list has not been published yet', zh: '媒体名录尚未公布' },
  noMatch: { en: 'No matching outlets', zh: '没有符合条件的媒体' },
  noMatchText: { en: 'Please try another word, or look at all types.', zh: '请更换关键词，或查看全部类型。' },
  showAll: { en: 'Show all', zh: '查看全部' },
});
