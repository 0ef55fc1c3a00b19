import { words } from '../../../lib/words.ts';

export const agendaSearchWords = words({
  search: { en: 'Search the agenda', zh: '搜索会议日程' },
  placeholder: { en: 'Title, speaker or hall', zh: '会议名称、嘉宾姓名或会议厅' },
  clear: { en: 'Clear', zh: '清除' },
  // The specification prescribes this wording.
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },
  found: {
    en: (count: number) => (count === 1 ? '1 meeting found' : `${count} meetings found`),
    zh: (count) => `找到${count}场会议`,
  },
  nothingFound: { en: 'No meetings found', zh: '没有找到相关会议' },
  nothingFoundText: {
    en: 'Please try part of a title or a name, in either language, or remove a filter.',
    zh: '可输入会议名称或姓名的一部分（中英文均可），或取消筛选条件。',
  },
  showAll: { en: 'Show all meetings', zh: '查看全部会议' },
});
