import { words } from '../../../lib/words.ts';

/** Home and other screens with meetings do not need these. */
export const agendaListWords = words({
  agenda: { en: 'Agenda', zh: '会议日程' },
  meetings: { en: 'Meetings', zh: '会议' },
  noAgenda: { en: 'The agenda has not been published yet', zh: '会议日程尚未发布' },

  day: { en: 'Day', zh: '日期' },
  today: { en: 'Today', zh: '今天' },
  nextDay: { en: '+1 day', zh: '次日' },
  count: {
    en: (meetings: number) => (meetings === 1 ? '1 meeting' : `${meetings} meetings`),
    zh: (meetings) => `${meetings}场会议`,
  },

  filters: { en: 'Filters', zh: '筛选' },
  search: { en: 'Search', zh: '搜索' },
  mine: { en: 'My meetings', zh: '我的会议' },
  all: { en: 'All', zh: '全部' },
  type: { en: 'Type', zh: '类型' },
  status: { en: 'Status', zh: '状态' },
  hall: { en: 'Hall', zh: '会议厅' },
  typeLabel: { en: (value: string) => `Type: ${value}`, zh: (value) => `类型：${value}` },
  statusLabel: { en: (value: string) => `Status: ${value}`, zh: (value) => `状态：${value}` },
  hallLabel: { en: (value: string) => `Hall: ${value}`, zh: (value) => `会议厅：${value}` },
});
