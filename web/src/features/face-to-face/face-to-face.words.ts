import { words } from '../../lib/words.ts';

export const faceToFaceWords = words({
  faceToFace: { en: 'Face to face', zh: '当面交换名片' },
  close: { en: 'Close', zh: '关闭' },

  askThem: { en: 'Ask them to scan this with Forum Companion', zh: '请对方用论坛助手扫描' },
  ownCode: { en: 'Your exchange code', zh: '您的名片交换码' },
  changesIn: {
    en: (left: string) => `Changes in ${left}; a screenshot will not work`,
    zh: (left) => `${left}后更换，截图无效`,
  },
  seconds: { en: (left: number) => `${left} s`, zh: (left) => `${left}秒` },
  redBadge: { en: 'Red-badge delegate', zh: '红证代表' },

  noConnection: { en: 'No connection. Trying again…', zh: '网络不可用，正在重试……' },
  notShown: { en: 'The code could not be shown', zh: '暂时无法显示交换码' },
  tryAgain: { en: 'Try again', zh: '重试' },

  youShare: { en: 'You share', zh: '您将分享' },
  change: { en: 'Change', zh: '更改' },
  mobile: { en: 'Mobile', zh: '手机号码' },
  email: { en: 'Email', zh: '电子邮箱' },
  mobileAndEmail: { en: 'Mobile and email', zh: '手机号码、电子邮箱' },
  contact: { en: (name: string) => `${name}, your contact person`, zh: (name) => `您的联系人${name}` },
  done: { en: 'Done', zh: '完成' },
  // The specification's words, said before anything is sent.
  nothingTicked: { en: 'Please check mobile number or email address', zh: '请勾选手机号码或电子邮箱' },

  promise: {
    en: 'Nothing is exchanged, and no number is shown, until both of you have confirmed.',
    zh: '双方都确认后才会交换，此前不显示任何联系方式。',
  },
  scanTheirs: { en: 'Scan theirs', zh: '扫描对方的交换码' },

  redBadgeOnly: {
    en: 'Exchange business cards restricted (red badge only)',
    zh: '仅限红证代表交换名片',
  },
  redBadgeOnlyText: {
    en: 'Delegates with a red badge exchange cards here when they meet.',
    zh: '红证代表会面时可在此交换名片。',
  },

  notAnExchangeCode: { en: 'This is not an exchange code', zh: '这不是名片交换码' },
  noAnswer: { en: 'No answer came for 30 seconds. Please scan again', zh: '30秒内未收到回应，请重新扫码' },
  over: { en: 'This exchange has ended. Please scan again', zh: '本次交换已结束，请重新扫码' },
  exchanged: { en: (name: string) => `You have exchanged cards with ${name}`, zh: (name) => `您与${name}已交换名片` },
});
