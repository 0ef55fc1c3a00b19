import { words } from '../../../lib/words.ts';

export const infoWords = words({
  info: { en: 'Info', zh: '我的' },

  redBadge: { en: 'Red badge', zh: '红证代表' },
  blueBadge: { en: 'Blue badge', zh: '蓝证' },
  greenBadge: { en: 'Green badge', zh: '绿证' },
  greyBadge: { en: 'Grey badge', zh: '灰证' },
  red: { en: 'Formal delegate', zh: '正式代表' },
  blue: { en: 'Partner or patron', zh: '合作伙伴或支持单位' },
  green: { en: 'Media', zh: '媒体' },
  grey: { en: 'Attendee', zh: '参会人员' },
  openProfile: { en: (name: string) => `${name}. Open your profile`, zh: (name) => `${name}，查看个人资料` },
  badgeCode: { en: 'Badge number for the desk', zh: '向服务台出示证件编号' },

  favourites: { en: 'Favourites', zh: '收藏' },
  messages: { en: 'Unread messages', zh: '未读消息' },

  askForProfile: { en: 'Please complete your profile', zh: '请完善个人资料' },
  whyProfile: {
    en: 'Please check the details from your registration and submit them. Until then they stand as they were registered.',
    zh: '请核对注册时登记的信息并提交。提交前，以登记信息为准。',
  },
  completeProfile: { en: 'Complete profile', zh: '完善个人资料' },
  myProfile: { en: 'My profile', zh: '个人资料' },
  confirmFirst: { en: 'After confirmation', zh: '确认身份后可用' },
  correct: { en: 'Correct my details', zh: '信息更正' },
  asked: { en: 'Under review', zh: '审核中' },
  applied: { en: 'Applied', zh: '已更新' },
  declined: { en: 'Declined', zh: '未采纳' },

  mode: { en: 'Who sees what', zh: '可见范围与模式' },
  social: { en: 'Social', zh: '社交模式' },
  privacy: { en: 'Privacy', zh: '隐私模式' },
  assistant: { en: 'Assistant', zh: '助理模式' },

  cards: { en: 'Business cards', zh: '名片' },
  waiting: { en: (count: number) => `${count} waiting`, zh: (count) => `${count}张待处理` },
  reminders: { en: 'Reminders', zh: '会议提醒' },
  remindersWhen: { en: '30 and 10 min before', zh: '提前30分钟和10分钟' },
  questions: { en: 'FAQ', zh: '常见问题' },
  privacyPage: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  settings: { en: 'Settings', zh: '设置' },
  secretariat: { en: 'Secretariat', zh: '组委会秘书处' },
});
