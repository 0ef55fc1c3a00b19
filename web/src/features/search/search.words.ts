import { words } from '../../lib/words.ts';

export const searchWords = words({
  title: { en: 'Find', zh: '搜索全部' },
  search: { en: 'Search everything', zh: '搜索全部内容' },
  placeholder: { en: 'Meetings, people, news, files…', zh: '会议、嘉宾、资讯、文件……' },
  clear: { en: 'Clear the search', zh: '清除搜索内容' },
  cancel: { en: 'Cancel', zh: '取消' },
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },

  recent: { en: 'Recent searches', zh: '最近搜索' },
  clearAll: { en: 'Clear all', zh: '全部清除' },
  remove: { en: (text: string) => `Remove “${text}”`, zh: (text) => `删除“${text}”` },
  onThisPhone: { en: 'Kept on this phone only', zh: '仅保存在这部手机上' },
  whatToSearch: { en: 'What you can search', zh: '可以搜索' },
  partnersAndMedia: { en: 'Partners, media', zh: '伙伴与媒体' },
  howNamesAreFound: {
    en: 'Names are found by pinyin or initials, such as “gml”; files by any sentence inside them.',
    zh: '姓名可用拼音或首字母查找，如“gml”；文件可按正文中的任意一句查找。',
  },

  groups: { en: 'Groups', zh: '分类' },
  all: { en: 'All', zh: '全部' },
  allOf: { en: (group: string) => `All: ${group}`, zh: (group) => `全部${group}` },
  meetings: { en: 'Meetings', zh: '会议' },
  delegates: { en: 'Delegates', zh: '嘉宾' },
  partners: { en: 'Partners', zh: '伙伴' },
  media: { en: 'Media', zh: '媒体' },
  news: { en: 'News', zh: '资讯' },
  files: { en: 'Files', zh: '文件' },
  questions: { en: 'FAQ', zh: '问答' },
  found: { en: (count: number) => (count === 1 ? '1 result' : `${count} results`), zh: (count) => `共${count}条结果` },
  firstOf: {
    en: (shown: number, of: number) => `The first ${shown} of ${of} are shown. Please add a word to narrow them down.`,
    zh: (shown, of) => `共${of}条，仅显示前${shown}条，请增加关键词以缩小范围。`,
  },
  chair: { en: 'You chair', zh: '由您主持' },
  speaker: { en: 'You speak', zh: '由您发言' },

  nothing: { en: (typed: string) => `Nothing found for “${typed}”`, zh: (typed) => `未找到与“${typed}”相关的内容` },
  nothingText: {
    en: 'Please check the spelling, or use fewer words.',
    zh: '请核对输入的文字，或减少关键词后再试。',
  },
  nothingInGroup: { en: 'Nothing in this group', zh: '该分类中没有结果' },
  showAll: { en: 'Show all groups', zh: '查看全部分类' },
});
