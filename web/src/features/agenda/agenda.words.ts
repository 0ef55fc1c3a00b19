import { words } from '../../lib/words.ts';

export const agendaWords = words({
  agenda: { en: 'Agenda', zh: '会议日程' },
  meetings: { en: 'Meetings', zh: '会议' },
  day: { en: 'Day', zh: '日期' },
  today: { en: 'Today', zh: '今天' },
  count: {
    en: (meetings: number) => (meetings === 1 ? '1 meeting' : `${meetings} meetings`),
    zh: (meetings) => `${meetings}场会议`,
  },
  nextDay: { en: '+1 day', zh: '次日' },
  allDay: { en: 'All day', zh: '全天' },

  plenary: { en: 'Plenary', zh: '全体会议' },
  symposium: { en: 'Symposium', zh: '专题研讨会' },
  closed: { en: 'Closed-door seminar', zh: '闭门研讨会' },
  reception: { en: 'Reception', zh: '招待会' },
  other: { en: 'Other event', zh: '其他活动' },

  upcoming: { en: 'Upcoming', zh: '未开始' },
  ongoing: { en: 'Ongoing', zh: '进行中' },
  concluded: { en: 'Concluded', zh: '已结束' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  moved: { en: 'Moved', zh: '已调整' },
  elapsed: { en: 'Time elapsed', zh: '会议进度' },

  all: { en: 'All', zh: '全部' },
  type: { en: 'Type', zh: '类型' },
  status: { en: 'Status', zh: '状态' },
  typeLabel: { en: (value: string) => `Type: ${value}`, zh: (value) => `类型：${value}` },
  statusLabel: { en: (value: string) => `Status: ${value}`, zh: (value) => `状态：${value}` },
  hallLabel: { en: (value: string) => `Hall: ${value}`, zh: (value) => `会议厅：${value}` },
  search: { en: 'Search', zh: '搜索' },
  mine: { en: 'My meetings', zh: '我的会议' },
  filters: { en: 'Filters', zh: '筛选' },
  close: { en: 'Close', zh: '关闭' },

  noAgenda: { en: 'The agenda has not been published yet', zh: '会议日程尚未发布' },

  speakerupcoming: { en: 'You are speaking', zh: '您将发言' },
  speakerongoing: { en: 'You are speaking', zh: '您正在参与发言' },
  speakerconcluded: { en: 'You spoke', zh: '您已发言' },
  chairupcoming: { en: 'You are chairing', zh: '您将主持' },
  chairongoing: { en: 'You are chairing', zh: '您正在主持' },
  chairconcluded: { en: 'You chaired', zh: '由您主持' },
  invited: { en: 'You are invited', zh: '您已受邀' },

  byInvitation: { en: 'By invitation', zh: '凭邀请参加' },
  cancelledNote: { en: 'This meeting will not take place.', zh: '本场会议已取消。' },
  time: { en: 'Time', zh: '时间' },
  hall: { en: 'Hall', zh: '会议厅' },
  becomes: { en: 'changed to', zh: '调整为' },
});
