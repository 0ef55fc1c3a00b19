import { words } from '../../../lib/words.ts';

export const messageDetailWords = words({
  missing: { en: 'This message is no longer available', zh: '该消息已不可查看' },
  missingText: {
    en: 'It may have been recalled by the Secretariat, or the link is incomplete.',
    zh: '消息可能已由组委会秘书处撤回，或链接不完整。',
  },
  openMessages: { en: 'Open messages', zh: '查看消息' },

  time: { en: 'Time', zh: '时间' },
  hall: { en: 'Hall', zh: '会议厅' },
  becomes: { en: 'now', zh: '现为' },
  whatChanged: { en: 'What changed', zh: '变更内容' },

  openMeeting: { en: 'Open the meeting', zh: '查看会议' },
  openSchedule: { en: 'Open your schedule', zh: '查看个人日程' },
  agenda: { en: 'Open the agenda', zh: '查看会议日程' },
  map: { en: 'Open the map', zh: '查看会场地图' },
  questions: { en: 'Open the frequently asked questions', zh: '查看常见问题' },
  partners: { en: 'Open partners', zh: '查看合作伙伴' },
  delegates: { en: 'Open the delegates', zh: '查看嘉宾名录' },
  introduction: { en: 'About the Forum', zh: '了解论坛' },
  profile: { en: 'Open your profile', zh: '查看个人资料' },
  privacy: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  cards: { en: 'Open business cards', zh: '查看名片' },
  modes: { en: 'Open “Who sees what”', zh: '查看可见范围与模式' },
  album: { en: 'Open the album', zh: '查看相册' },

  meetingGone: { en: 'This meeting is no longer available to you.', zh: '您已无法查看该会议。' },
  entryGone: { en: 'This entry is no longer in your schedule.', zh: '该项已不在您的个人日程中。' },
});
