import { words } from '../../../lib/words.ts';

export const delegateWords = words({
  delegate: { en: 'Delegate', zh: '嘉宾详情' },
  redBadge: { en: 'Red-badge delegate', zh: '红证代表' },
  languages: { en: 'Languages', zh: '语言' },
  about: { en: 'Profile', zh: '嘉宾简介' },
  organisation: { en: 'About the organisation', zh: '机构简介' },
  atTheForum: { en: 'At the Forum', zh: '论坛活动' },
  chair: { en: 'Chair', zh: '主持人' },
  speaker: { en: 'Speaker', zh: '发言嘉宾' },
  today: { en: 'Today', zh: '今天' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  concluded: { en: 'Concluded', zh: '已结束' },
  missing: { en: 'This delegate is not in the directory', zh: '名录中没有这位嘉宾' },
  missingText: {
    en: 'The link may be old, or the entry has been withdrawn.',
    zh: '链接可能已失效，或该嘉宾信息已不再公布。',
  },
  openDirectory: { en: 'Open the directory', zh: '查看嘉宾名录' },
});
