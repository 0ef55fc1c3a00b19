import { words } from '../../../lib/words.ts';

export const friendWords = words({
  search: { en: 'Search your friends', zh: '搜索名片联系人' },
  placeholder: { en: 'Name, organisation or note', zh: '姓名、单位或备注' },
  clear: { en: 'Clear', zh: '清除' },
  order: { en: 'Order', zh: '排列次序' },
  byName: { en: 'By name', zh: '按姓名' },
  newest: { en: 'Newest first', zh: '按交换时间' },
  letters: { en: 'Go to a letter', zh: '按首字母查找' },
  listUnder: {
    en: (letter: string) => `Friends under ${letter}`,
    zh: (letter) => `首字母为${letter}的名片联系人`,
  },
  friends: { en: 'Friends', zh: '名片联系人' },
  found: {
    en: (count: number) => (count === 1 ? '1 friend found' : `${count} friends found`),
    zh: (count) => `找到${count}位名片联系人`,
  },
  nobodyFound: { en: 'No matching friends', zh: '没有符合条件的名片联系人' },
  showAll: { en: 'Show all friends', zh: '查看全部名片联系人' },
  nobodyYet: { en: 'No friends yet', zh: '暂无名片联系人' },
  nobodyYetText: {
    en: 'Delegates with whom you have exchanged business cards appear here, with what they chose to share.',
    zh: '与您交换过名片的嘉宾及其分享的联系方式将显示在此处。',
  },
  openDirectory: { en: 'Open the directory', zh: '查看嘉宾名录' },
  exportAll: { en: 'Export all (vCard)', zh: '导出全部（vCard）' },

  exchangedOn: { en: (date: string) => `Exchanged on ${date}`, zh: (date) => `${date}交换名片` },
  metInPerson: { en: (date: string) => `Exchanged face to face on ${date}`, zh: (date) => `${date}当面交换名片` },
  aside: { en: (text: string) => ` (${text})`, zh: (text) => `（${text}）` },
  theirs: { en: 'Contact details', zh: '联系方式' },
  ofContact: {
    en: (name: string) => `Through the contact person, ${name}`,
    zh: (name) => `由联系人${name}代为联络`,
  },
  nothingShared: {
    en: 'No contact details are on record any more.',
    zh: '对方的登记信息中已无联系方式。',
  },
  withdrawn: {
    en: 'The contact person’s details have been withdrawn. To receive others, please delete this friend and send your business card again.',
    zh: '联系人的联系方式已撤回。如需重新获取，请删除该名片联系人后再次发送名片。',
  },
  copyMobile: { en: 'Copy the mobile number', zh: '复制手机号码' },
  copyEmail: { en: 'Copy the email address', zh: '复制电子邮箱' },

  met: { en: 'Where you met', zh: '相识地点' },
  note: { en: 'Private note', zh: '备注' },
  onlyYou: { en: 'Only you can read this.', zh: '仅您本人可见。' },
  charactersOf: { en: (now: number, most: number) => `${now} / ${most}`, zh: (now, most) => `${now} / ${most}` },
  tooLong: {
    en: (most: number) => `Please use at most ${most} characters`,
    zh: (most) => `请勿超过${most}个字符`,
  },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved', zh: '已保存' },
  // The specification's words come first.
  notSaved: {
    en: 'Save Message Error. What you typed is still here; please try again.',
    zh: '保存失败。您输入的内容仍在此处，请重试。',
  },

  openPage: { en: 'Open the delegate’s page', zh: '查看嘉宾详情' },
  saveContact: { en: 'Save as vCard', zh: '存为vCard' },
  newerForm: { en: 'vCard 4.0', zh: 'vCard 4.0' },
  downloaded: { en: 'The contact file is being downloaded', zh: '正在下载名片文件' },
  noFilesInWeChat: {
    en: 'WeChat cannot save contact files. Please open the Forum’s app in your browser from the menu at the top right, or copy the details above.',
    zh: '微信内无法保存名片文件。请点击右上角菜单，选择在浏览器中打开，或复制上方的联系方式。',
  },
  noFilesInHost: {
    en: 'Contact files cannot be saved here. Please open the Forum’s app in your phone’s browser, or copy the details above.',
    zh: '当前应用内无法保存名片文件。请用手机浏览器打开论坛应用，或复制上方的联系方式。',
  },
  noAllInWeChat: {
    en: 'WeChat cannot save contact files. To export all friends, please open the Forum’s app in your browser from the menu at the top right.',
    zh: '微信内无法保存名片文件。如需导出全部名片联系人，请点击右上角菜单，选择在浏览器中打开。',
  },
  noAllInHost: {
    en: 'Contact files cannot be saved here. To export all friends, please open the Forum’s app in your phone’s browser.',
    zh: '当前应用内无法保存名片文件。如需导出全部名片联系人，请用手机浏览器打开论坛应用。',
  },

  remove: { en: 'Delete friend', zh: '删除名片联系人' },
  removeAsk: { en: (name: string) => `Delete ${name} from your friends?`, zh: (name) => `删除名片联系人${name}？` },
  removeText: {
    en: (name: string) =>
      `You and ${name} both lose the other’s contact details, and your note is deleted. This cannot be undone.`,
    zh: (name) => `删除后，您与${name}均无法再查看对方的联系方式，您的备注将一并删除，且无法恢复。`,
  },
  delete: { en: 'Delete', zh: '删除' },
  removed: { en: 'Deleted from your friends', zh: '已删除该名片联系人' },
});
