import { words } from '../../../lib/words.ts';

/** Words that only the page of one meeting uses. */
export const meetingWords = words({
  meeting: { en: 'Meeting', zh: '会议详情' },
  invitedOnly: {
    en: 'By invitation. Details are shown only to those invited, the chair and the speakers.',
    zh: '凭邀请参加，会议详情仅向受邀嘉宾、主持人和发言嘉宾显示。',
  },
  ifInvited: {
    en: 'If you have been invited and do not see them, please contact the Secretariat.',
    zh: '如您已受邀但未能看到详情，请联系组委会秘书处。',
  },
  interpretation: { en: 'Interpretation', zh: '同声传译' },
  channel: {
    en: (number: number, language: string) => `Channel ${number}: ${language}`,
    zh: (number, language) => `频道${number}：${language}`,
  },
  mark: { en: '', zh: '；' },
  press: { en: 'Press', zh: '媒体' },
  pressopen: { en: 'Open to the press', zh: '对媒体开放' },
  pressopening: { en: 'Press admitted to the opening only', zh: '仅开场环节对媒体开放' },
  pressclosed: { en: 'Closed to the press', zh: '不对媒体开放' },
  entry: { en: 'Entry', zh: '入场提示' },
  about: { en: 'About this meeting', zh: '会议简介' },
  chair: { en: 'Chair', zh: '主持人' },
  speaker: { en: 'Speaker', zh: '发言嘉宾' },
  speakers: { en: 'Speakers (in order of speaking)', zh: '发言嘉宾（按发言顺序）' },
  topic: { en: (topic: string) => `Topic: ${topic}`, zh: (topic) => `发言主题：${topic}` },
  you: { en: 'You', zh: '您' },
  redBadge: { en: 'Red-badge delegate', zh: '红证代表' },
  missing: { en: 'This meeting is no longer on the agenda', zh: '该会议已不在日程中' },
  missingText: { en: 'It may have been withdrawn by the Secretariat.', zh: '该会议可能已由组委会秘书处撤下。' },
  openAgenda: { en: 'Open the agenda', zh: '查看会议日程' },
});
