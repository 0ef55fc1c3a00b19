import { words } from '../../../lib/words.ts';

export const privacyWords = words({
  popupTitle: { en: 'Your privacy', zh: '隐私提示' },
  popupLead: {
    en: 'Before you agree, the app stores nothing on your device and sends no personal data.',
    zh: '在您同意之前，本应用不会在您的设备上存储任何信息，也不会发送您的个人信息。',
  },
  popupLeadByPartner: {
    en: 'You have come from a partner’s app. Before you agree, nothing is stored on your device; only the one-time pass that the partner’s app gave you has been sent, so that you can be logged in.',
    zh: '您由合作方应用进入本应用。在您同意之前，本应用不会在您的设备上存储任何信息，仅发送该应用提供的一次性凭证，以便为您登录。',
  },
  readTexts: { en: 'Please read the ', zh: '请您在同意前仔细阅读' },
  beforeYouAgree: { en: ' before you agree.', zh: '。' },
  agree: { en: 'Agree', zh: '同意' },
  disagree: { en: 'Disagree and Exit', zh: '不同意并退出' },

  kept: { en: 'What is kept and why', zh: '信息的保存与用途' },
  keptDevice: { en: 'On this device', zh: '存储在您设备上的信息' },
  keptDeviceText: {
    en: 'Your language and display settings, a random identifier and, once you log in, your login credential. They let the app greet you in your language and keep you logged in.',
    zh: '语言与显示设置、一个随机标识，以及登录后的登录凭证，用于以您的语言提供服务并保持登录状态。',
  },
  keptServer: { en: 'At the Secretariat', zh: '由组委会秘书处保存的信息' },
  keptServerText: {
    en: 'Your registration, your part in meetings, your consent and when you logged in. They make the Forum’s services possible and are never used for advertising.',
    zh: '您的注册信息、参会角色、同意记录与登录记录，用于提供论坛服务，绝不用于广告。',
  },
  keptOthers: { en: 'What others see', zh: '他人可见的信息' },
  keptOthersText: {
    en: 'Attendees see the name, title, organisation, profile and photo of formal delegates. Mobile number, email address and date of birth are not shown to other attendees.',
    zh: '参会人员可看到正式代表的姓名、职务、单位、简介和照片；手机号、邮箱和出生日期不向其他参会人员显示。',
  },
  keptCamera: { en: 'Camera', zh: '相机' },
  keptCameraText: {
    en: 'Used only while you scan a badge. No picture is kept or sent.',
    zh: '仅在扫描证件时使用，画面不保存、不上传。',
  },

  goodbye: { en: 'Nothing remains on your device', zh: '设备上未留存任何信息' },
  goodbyeText: {
    en: 'You may now close this page.',
    zh: '您可以关闭此页面。',
  },
  startAgain: { en: 'Start again', zh: '重新开始' },

  againTitle: { en: 'Our terms have changed', zh: '协议已更新' },
  firstTitle: { en: 'Please read and agree', zh: '请阅读并同意' },
  againText: {
    en: 'Please read the texts below. You can continue once you agree to them; if you do not, you will be logged out.',
    zh: '请阅读以下文本。同意后可继续使用；如不同意，将退出登录。',
  },
  disagreeSignOut: { en: 'Disagree and log out', zh: '不同意并退出登录' },

  privacy: { en: 'Privacy', zh: '隐私' },
  consent: { en: 'Your consent', zh: '您的同意' },
  accepted: { en: (version: number) => `Version ${version}, accepted`, zh: (version) => `第${version}版，已同意` },
  toAccept: {
    en: (version: number) => `Version ${version}, not accepted yet`,
    zh: (version) => `第${version}版，尚未同意`,
  },
  withdraw: { en: 'Withdraw consent', zh: '撤回同意' },
  withdrawAsk: { en: 'Withdraw your consent?', zh: '确认撤回同意？' },
  withdrawText: {
    en: 'You will be logged out on all devices. You can come back by agreeing again.',
    zh: '您将在所有设备上退出登录；重新同意后可再次使用。',
  },
  withdrawn: { en: 'Your consent has been withdrawn', zh: '已撤回同意' },

  permissions: { en: 'Device permissions', zh: '设备权限' },
  photos: { en: 'Photos', zh: '照片' },
  photosText: {
    en: 'The app sees only the one photo that you choose.',
    zh: '应用只能读取您所选的那一张照片。',
  },
  granted: { en: 'Allowed', zh: '已允许' },
  denied: { en: 'Not allowed', zh: '未允许' },
  prompt: { en: 'Asked when needed', zh: '使用时询问' },
  unknown: { en: 'Set in the browser', zh: '由浏览器管理' },
  unknownInHostApp: { en: 'Set on the phone', zh: '由手机系统管理' },
  changePermission: {
    en: 'To change this, open the site settings of your browser (the icon beside the address) or the settings of your phone.',
    zh: '如需更改，请打开浏览器的网站设置（地址栏旁的图标）或手机系统设置。',
  },
  changePermissionInHostApp: {
    en: 'To change this, open the settings of your phone and choose the app in which you opened the Forum.',
    zh: '如需更改，请打开手机系统设置，选择您打开论坛时所用的应用。',
  },
});
