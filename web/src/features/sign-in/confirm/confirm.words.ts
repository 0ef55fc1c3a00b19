import { words } from '../../../lib/words.ts';

export const confirmWords = words({
  limited: { en: 'Your access is limited', zh: '本次登录权限受限' },
  why: {
    en: 'You logged in with your badge. Until a verification code confirms your identity, the following is not available:',
    zh: '您已通过证件登录。确认身份前，暂不能：',
  },
  noProfiles: { en: 'Profiles of other delegates', zh: '查看其他嘉宾的简介' },
  noSeminars: { en: 'Details of the closed-door seminars you attend', zh: '查看您所参加的闭门研讨会详情' },
  noFiles: { en: 'Downloading materials and calendar entries', zh: '下载会议资料、将会议加入手机日历' },
  noOwn: {
    en: 'Your profile, your arrangements and a copy of your data',
    zh: '查看个人资料和我的安排、下载本人的个人信息',
  },
  stillOpen: {
    en: 'The agenda, the list of delegates and all public content are available as usual.',
    zh: '会议日程、嘉宾名录等公开内容均可正常使用。',
  },
  toSee: {
    en: 'You logged in with your badge. This page will open once a verification code has confirmed your identity.',
    zh: '您已通过证件登录，通过验证码确认身份后即可查看本页内容。',
  },
  confirmByCode: { en: 'Confirm by verification code', zh: '通过验证码确认身份' },

  title: { en: 'Confirm your identity', zh: '确认身份' },
  lead: {
    en: 'We will send a verification code to a number or address on your registration. Once you enter it, you will have full access.',
    zh: '验证码将发送至您注册时登记的手机或邮箱，验证通过后即解除本次登录的限制。',
  },
  sendTo: { en: 'Send the code to', zh: '验证码发送至' },
  mobile: { en: (to: string) => `Mobile: ${to}`, zh: (to) => `手机：${to}` },
  email: { en: (to: string) => `Email: ${to}`, zh: (to) => `邮箱：${to}` },
  confirm: { en: 'Confirm', zh: '确认' },
  close: { en: 'Close', zh: '关闭' },
  confirmed: { en: 'Your identity has been confirmed', zh: '身份已确认' },

  noAddress: {
    en: 'There is neither a mobile number nor an email address on your registration. Please ask the Secretariat for a one-time code at its desk and enter it here.',
    zh: '您的注册信息中没有手机号码和电子邮箱。请到组委会秘书处服务台领取一次性验证码，并在此输入。',
  },
  deskCode: { en: 'Code from the Secretariat', zh: '秘书处提供的验证码' },
  noCode: {
    en: 'No code received, or a number or address that is no longer yours? Please contact the Secretariat',
    zh: '未收到验证码，或登记信息已变更？请联系组委会秘书处',
  },
});
