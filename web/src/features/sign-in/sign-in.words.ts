import { badgeCodeLength } from 'contract/rules/badge-code';
import { codeValidMinutes } from 'contract/rules/sign-in-times';
import { words } from '../../lib/words.ts';

export const signInWords = words({
  signIn: { en: 'Log in', zh: '登录' },
  welcome: { en: 'Welcome to the Forum', zh: '欢迎莅临论坛' },
  methods: { en: 'Ways to log in', zh: '登录方式' },
  openAgain: { en: 'Please open the Forum again from the partner’s app', zh: '请从合作方应用重新打开论坛' },
  mobile: { en: 'Mobile', zh: '手机号' },
  email: { en: 'Email', zh: '邮箱' },
  badge: { en: 'Badge', zh: '证件' },
  chooseLanguage: { en: 'Back to language selection', zh: '返回语言选择' },

  mobileNumber: { en: 'Mobile number', zh: '手机号码' },
  emailAddress: { en: 'Email address', zh: '电子邮箱' },
  emailExample: { en: 'The address you registered with', zh: '请填写注册时的邮箱' },
  wrongMobile: { en: 'Please enter the correct mobile number', zh: '请输入正确的手机号码' },
  wrongEmail: { en: 'Please enter the correct email address', zh: '请输入正确的电子邮箱' },

  characters: { en: 'Characters in the picture', zh: '图中字符' },
  picture: { en: 'Picture with four characters', zh: '含四个字符的图片' },
  otherPicture: { en: 'Another picture', zh: '换一张' },
  listen: { en: 'Listen to the characters', zh: '语音播放字符' },
  stopListening: { en: 'Stop listening', zh: '停止播放' },
  tapAgainToListen: { en: 'Please tap once more to listen', zh: '请再点击一次播放' },
  reload: { en: 'Reload', zh: '重新加载' },
  reloadPicture: { en: 'Reload the picture', zh: '重新加载图片' },
  typeCharacters: { en: 'Please enter the characters in the picture', zh: '请输入图中字符' },
  oneMore: {
    en: 'For security, please also enter the characters in this second picture.',
    zh: '为保障安全，请再输入第二张图片中的字符。',
  },

  wrongCode: { en: 'Incorrect verification code', zh: '验证码错误' },
  sentTo: {
    en: (address: string) => `Sent to ${address}. Valid for ${codeValidMinutes} minutes.`,
    zh: (address) => `已发送至${address}，${codeValidMinutes}分钟内有效。`,
  },
  sent: { en: 'The code has been sent', zh: '验证码已发送' },

  laterOrEmail: {
    en: 'Please try again later, or use your email address.',
    zh: '请稍后重试，或改用邮箱登录。',
  },
  laterOrOther: {
    en: 'Please try again later, or use your mobile number or your badge.',
    zh: '请稍后重试，或改用手机号、证件登录。',
  },
  useMobile: { en: 'Use mobile', zh: '改用手机号' },
  useEmail: { en: 'Use email', zh: '改用邮箱' },
  useBadge: { en: 'Use badge', zh: '改用证件' },

  noCode: {
    en: 'No code? Please check the number or address, log in with your badge, or ask the Secretariat',
    zh: '未收到验证码？请核对号码或邮箱，使用证件登录，或联系组委会秘书处',
  },
  needHelp: { en: 'Questions? Please ask the Secretariat', zh: '如有疑问，请联系组委会秘书处' },

  scanBadge: { en: 'Scan my badge', zh: '扫描我的证件' },
  scanBadgeText: {
    en: 'The quickest way: scan your badge, then confirm your date of birth.',
    zh: '最快捷的方式，扫描后核对出生日期即可登录。',
  },
  orType: { en: 'or enter it by hand', zh: '或手动输入' },
  badgeCode: { en: 'Badge code', zh: '证件登录码' },
  badgeCodeHint: { en: '16 characters, printed with the QR code', zh: '共16位，印在二维码旁' },
  notABadge: { en: 'Please scan the correct QR code on the badge', zh: '请扫描证件上正确的二维码' },
  notABadgeTyped: {
    en: `Please scan the correct QR code on the badge. If you typed the code, please check its ${badgeCodeLength} characters.`,
    zh: `请扫描证件上正确的二维码。如为手动输入，请核对${badgeCodeLength}位登录码。`,
  },
  charactersTyped: {
    en: (typed: number) => `${typed} of ${badgeCodeLength} characters`,
    zh: (typed) => `已输入${typed}位，共${badgeCodeLength}位`,
  },
  goOn: { en: 'Continue', zh: '继续' },
});
