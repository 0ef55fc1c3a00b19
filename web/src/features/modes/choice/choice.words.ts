import { words } from '../../../lib/words.ts';

export const choiceWords = words({
  lead: {
    en: 'Choose how red-badge delegates can reach you. You can change this at any time.',
    zh: '请选择红证代表联系您的方式，可随时更改。',
  },
  modes: { en: 'Mode', zh: '模式' },
  socialMeans: {
    en: 'Red-badge delegates can send you their card. You decide each time.',
    zh: '红证代表可向您发送名片，是否接受由您决定。',
  },
  privacyMeans: {
    en: 'No one can send you a card. You can still send yours.',
    zh: '他人不能向您发送名片，您仍可主动发送。',
  },
  assistantMeans: {
    en: 'Cards go to a contact person whom you name and who answers for you.',
    zh: '名片转由您指定的联系人代为接收和答复。',
  },
  assistantOf: {
    en: (name: string) => `Cards go to your contact person, ${name}, who answers for you.`,
    zh: (name) => `名片转由联系人${name}代为接收和答复。`,
  },

  seen: { en: 'What others see', zh: '他人可见' },
  shortSocial: { en: 'Social', zh: '社交' },
  shortPrivacy: { en: 'Privacy', zh: '隐私' },
  shortAssistant: { en: 'Assistant', zh: '助理' },
  chosen: { en: '(chosen here)', zh: '（当前所选）' },
  directory: { en: 'Name, title, organisation, profile', zh: '姓名、单位、职务、简介' },
  canSend: { en: 'Can send you a card', zh: '可向您发送名片' },
  addresses: { en: 'Mobile and email*', zh: '手机与邮箱*' },
  yes: { en: 'Yes', zh: '可以' },
  no: { en: 'No', zh: '不可以' },
  byContact: { en: 'Through contact person', zh: '经联系人' },
  yours: { en: 'Yours', zh: '本人' },
  ifYouSend: { en: 'Yours, if you send a card', zh: '仅限您主动发送' },
  ofContact: { en: 'Contact person’s', zh: '联系人' },
  afterAcceptance: {
    en: '* Only after a card is accepted, and only what was ticked.',
    zh: '* 仅在名片被接受后显示，且仅限勾选分享的内容。',
  },

  preview: { en: 'Preview: what others see', zh: '预览：他人所见' },
  redBadge: { en: 'Red-badge delegate', zh: '红证代表' },
  exchange: { en: 'Send my card', zh: '发送名片' },
  theyGet: { en: (what: string) => `After acceptance: ${what}`, zh: (what) => `接受后可见：${what}` },
  youTick: {
    en: 'Each time you tick whether they get your mobile number, your email or both.',
    zh: '每次由您勾选分享手机号码、电子邮箱，或两项均分享。',
  },
  nothingOnRecord: {
    en: 'There is neither a mobile number nor an email on your record to share.',
    zh: '您的登记信息中没有可供分享的手机号码和电子邮箱。',
  },
  tapSays: { en: 'Anyone who taps “Send my card” will read:', zh: '他人点击“发送名片”时将看到：' },
  // The specification's words.
  keptPrivate: {
    en: 'According to his/her settings, you cannot exchange business cards with this delegate',
    zh: '根据对方的设置，您无法与该嘉宾交换名片',
  },
  contactFirst: {
    en: 'After acceptance: the name, mobile number and email of your contact person, once one is named.',
    zh: '接受后可见：联系人的姓名、手机号码和电子邮箱（待您指定）。',
  },
  notListed: {
    en: 'The directory does not list you. Delegates can reach you only through a card that you send, or face to face.',
    zh: '您未列入嘉宾名录，其他嘉宾仅能通过您发送的名片或当面交换联系您。',
  },
  comma: { en: ', ', zh: '，' },

  use: { en: (mode: string) => `Use ${mode.toLowerCase()} mode`, zh: (mode) => `启用${mode}` },
  inUse: { en: (mode: string) => `${mode} mode is in use`, zh: (mode) => `当前为${mode}` },
  waits: { en: (name: string) => `Waiting for ${name} to confirm`, zh: (name) => `等待${name}确认` },
  nowUsed: { en: (mode: string) => `${mode} mode is now in use`, zh: (mode) => `${mode}已启用` },
  beginsLater: {
    en: (name: string) => `Assistant mode begins as soon as ${name} has confirmed`,
    zh: (name) => `${name}确认后，助理模式即生效`,
  },
});
