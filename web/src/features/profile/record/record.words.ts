import { words } from '../../../lib/words.ts';

export const recordWords = words({
  submittedOn: { en: (date: string) => `Submitted on ${date}.`, zh: (date) => `已于${date}提交。` },
  toChange: {
    en: ' To change it, ask for a correction; the Secretariat checks and applies it.',
    zh: '如需修改，请申请更正，由组委会秘书处核对后更新。',
  },
  noPhoto: { en: 'None yet; shown once checked', zh: '尚未提供，经审核后显示' },
  hasPhoto: { en: 'A new one is shown once checked', zh: '新照片经审核后显示' },
  photoWaits: { en: 'Your new photo is being checked', zh: '新照片正在审核' },
  missing: { en: 'Not on record', zh: '未登记' },
  inOther: { en: 'In Chinese', zh: '英文信息' },

  asked: { en: 'Under review', zh: '更正审核中' },
  applied: { en: 'Applied', zh: '已更新' },
  declined: { en: 'Declined', zh: '未采纳' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },

  from: { en: 'on record', zh: '现登记' },
  to: { en: 'asked for', zh: '申请改为' },
  nothing: { en: '(empty)', zh: '（空）' },
  askedAt: { en: (when: string) => `Asked ${when}`, zh: (when) => `${when}提交` },
  atTime: { en: (time: string) => `at ${time}`, zh: (time) => time },
  onDate: { en: (date: string, time: string) => `on ${date} at ${time}`, zh: (date, time) => `${date} ${time} ` },
  othersSee: { en: (old: string) => `; others still see “${old}”`, zh: (old) => `，更新前他人仍见“${old}”` },
  othersSeeOld: { en: '; others still see the old text', zh: '，更新前他人仍见原内容' },
  recordStays: { en: '; until then your record stays as it is', zh: '，更新前以现登记内容为准' },
  logInWithOld: { en: '; until then you log in with the old one', zh: '，更新前请继续使用原联系方式登录' },
  nobodySees: { en: '; nobody else sees it until then', zh: '，审核通过前他人不可见' },
  withdraw: { en: 'Withdraw', zh: '撤回' },
  withdrawField: { en: (field: string) => `Withdraw: ${field}`, zh: (field) => `撤回：${field}` },
  wasWithdrawn: { en: 'Your request has been withdrawn', zh: '申请已撤回' },

  corrections: { en: 'Corrections', zh: '更正记录' },
  newPhoto: { en: 'A new photo', zh: '新照片' },
  reason: { en: (why: string) => `Reason: ${why}`, zh: (why) => `理由：${why}` },
  when: { en: (date: string, time: string) => `${date}, ${time}`, zh: (date, time) => `${date} ${time}` },
  ask: { en: 'Ask for a correction', zh: '申请更正' },
});
