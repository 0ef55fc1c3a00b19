import { words } from '../../lib/words.ts';

export const ownDataWords = words({
  download: { en: 'Download my data', zh: '下载我的数据' },
  erase: { en: 'Erase my data', zh: '删除我的数据' },
  close: { en: 'Close', zh: '关闭' },

  limited: {
    en: 'Your data can be downloaded or erased once a verification code has confirmed that it is you.',
    zh: '通过验证码确认身份后，方可下载或删除您的数据。',
  },
  confirm: { en: 'Confirm my identity', zh: '确认身份' },

  all: { en: 'All that is kept about you', zh: '您的全部数据' },
  lead: {
    en: 'One zip: a web page to read, JSON, vCard and calendar; kept encrypted for 24 hours',
    zh: '一个zip文件：网页、JSON、vCard、日历，加密保留24小时',
  },
  prepare: { en: 'Prepare my data', zh: '整理我的数据' },
  codeFirst: {
    en: 'For your protection, this needs a code sent to a registered address.',
    zh: '为保护您的信息，请先输入发送至登记联系方式的验证码。',
  },
  preparing: { en: 'Being prepared', zh: '正在整理' },
  mayLeave: { en: 'It takes a few seconds. You may leave this page.', zh: '约需几秒，可离开此页。' },
  ready: { en: 'Your data is ready', zh: '您的数据已整理完毕' },
  size: { en: (size: string) => `One zip of ${size}`, zh: (size) => `一个zip文件，${size}` },
  keptUntil: {
    en: (time: string, date: string) => `Kept encrypted until ${time} on ${date}`,
    zh: (time, date) => `加密保留至${date}${time}`,
  },
  failed: { en: 'Your data could not be prepared', zh: '数据整理未成功' },
  failedText: { en: 'Please try again.', zh: '请重试。' },
  again: { en: 'Prepare again', zh: '重新整理' },
  cancel: { en: 'Cancel', zh: '取消' },
  discard: { en: 'Delete this file', zh: '删除此文件' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Your data is being downloaded', zh: '正在下载您的数据' },
  getLink: { en: 'Get a link for the browser', zh: '获取浏览器下载链接' },
  anotherLink: { en: 'Get another link', zh: '重新获取链接' },
  cannotSave: {
    en: 'Files cannot be saved from here. Get a link and open it in your phone’s browser.',
    zh: '当前环境无法保存文件。请获取链接，并在手机浏览器中打开。',
  },
  link: { en: 'Link for your browser', zh: '浏览器下载链接' },
  copy: { en: 'Copy the link', zh: '复制链接' },
  linkUntil: {
    en: (time: string) => `It works once, until ${time}. Please do not pass it on.`,
    zh: (time) => `链接仅可使用一次，${time}前有效，请勿转发。`,
  },

  profile: { en: 'Profile', zh: '个人信息' },
  favourites: { en: 'Bookmarks, schedule', zh: '收藏与日程' },
  messages: { en: 'Messages', zh: '消息' },
  cards: { en: 'Business cards', zh: '名片' },
  arrangements: { en: 'Arrangements', zh: '个人安排' },
  logins: { en: 'Logins', zh: '登录记录' },
  records: { en: 'Records', zh: '处理记录' },
  partDone: { en: 'done', zh: '已完成' },
  partWaits: { en: 'waiting', zh: '等待中' },

  eraseLead: {
    en: 'Everything that the app keeps about you is erased for good: your record leaves the directory and the agenda, and you can no longer log in. You have 24 hours to take the request back.',
    zh: '应用中保存的您的全部数据将被永久删除：您的信息将从名录和会议日程中移除，且无法再登录。申请后24小时内可撤回。',
  },
  askErase: { en: 'Ask for erasure', zh: '申请删除' },
  eraseAsk: { en: 'Ask for the erasure of your data?', zh: '确认申请删除您的数据？' },
  eraseText: {
    en: 'After 24 hours your data is erased for good and you are logged out.',
    zh: '24小时后，您的数据将被永久删除，您将退出登录，且不可恢复。',
  },
  waiting: { en: 'Waiting', zh: '等待执行' },
  held: { en: 'On hold', zh: '已暂缓' },
  heldBecause: {
    en: (reason: string) => `The Secretariat has put this request on hold: ${reason}`,
    zh: (reason) => `组委会秘书处已暂缓该申请：${reason}`,
  },
  until: {
    en: (time: string, date: string) =>
      `You can take this back until ${time} on ${date}. Then your data is erased for good and you are logged out.`,
    zh: (time, date) => `${date}${time}前可撤回。之后您的数据将被删除，您将退出登录，且不可恢复。`,
  },
  passed: { en: 'Time that has passed', zh: '已过时间' },
  receipt: { en: 'Receipt', zh: '回执' },
  saveReceipt: { en: 'Save the receipt', zh: '保存回执' },
  asked: { en: 'Asked', zh: '申请时间' },
  askedAt: { en: (date: string, time: string) => `${date}, ${time}`, zh: (date, time) => `${date}${time}` },
  erased: { en: 'Erased', zh: '将删除' },
  erasedWhat: {
    en: 'profile, photo, bookmarks, schedule, messages, business cards, arrangements, logins, consents',
    zh: '个人信息、照片、收藏、日程、消息、名片、安排、登录记录、同意记录',
  },
  kept: { en: 'Still kept', zh: '仍保留' },
  keptWhat: {
    en: 'lines of the audit log and this receipt, without your data; backups until they are overwritten',
    zh: '审计日志条目与本回执（均不含您的数据），以及被覆盖前的备份',
  },
  takeBack: { en: 'Take the request back', zh: '撤回删除申请' },
  takenBack: { en: 'The request has been taken back', zh: '删除申请已撤回' },
});
