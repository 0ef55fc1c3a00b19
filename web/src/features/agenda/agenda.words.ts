import { words } from '../../lib/words.ts';

export const agendaWords = words({
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
