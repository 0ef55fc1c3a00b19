import { words } from '../../../lib/words.ts';

export const correctionWords = words({
  askFor: { en: 'Ask for a correction', zh: '申请更正' },
  field: { en: 'What is to be corrected', zh: '更正项目' },
  language: { en: 'Language of the text', zh: '内容语言' },
  chinese: { en: 'Chinese', zh: '中文' },
  english: { en: 'English', zh: '英文' },
  onRecord: { en: 'On record', zh: '现登记内容' },
  nothingOnRecord: { en: 'Nothing', zh: '无' },
  newText: { en: (field: string) => `Correct ${field.toLowerCase()}`, zh: (field) => `更正后的${field}` },
  replaces: {
    en: (asked: string) => `Your request “${asked}” is under review. A new one replaces it.`,
    zh: (asked) => `您申请改为“${asked}”，正在审核。再次提交将取代该申请。`,
  },
  replacesLong: {
    en: 'Your earlier request for this is under review. A new one replaces it.',
    zh: '您此前的申请正在审核，再次提交将取代该申请。',
  },
  wasDeclined: {
    en: (reason: string) => `Your last request for this was declined. Reason: ${reason}`,
    zh: (reason) => `您上次的申请未被采纳。理由：${reason}`,
  },
  same: { en: 'This is what your record already says', zh: '与现有登记信息一致，无需更正' },
  checks: {
    en: 'The Secretariat checks the request; until it is applied, your record stays as it is.',
    zh: '申请由组委会秘书处审核，更新前以现登记内容为准。',
  },
  checksAddress: {
    en: 'The Secretariat checks the request; until it is applied, you log in with what is on record.',
    zh: '申请由组委会秘书处审核，更新前请继续使用现登记的联系方式登录。',
  },
  submit: { en: 'Submit', zh: '提交' },
  sent: { en: 'Your request has been sent to the Secretariat', zh: '申请已提交组委会秘书处' },
});
