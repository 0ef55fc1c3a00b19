import { words } from '../../../lib/words.ts';

export const privacyWords = words({
  popupTitle: { en: 'Your privacy', zh: '隐私提示' },
  popupLead: {
    en: 'Before you agree, the app stores nothing on your device and sends no personal data.',
    zh: '在您同意之前，本应用不会在您的设备上存储任何信息，也不会发送您的个人信息。',
  },
  popupLeadByPartner: {
    en: 'You have come from a partner’s app. Before you agree, nothing is stored on your device; the only thing sent is the one-time pass issued by that app, which lets us log you in.',
    zh: '您由合作方应用进入本应用。在您同意之前，本应用不会在您的设备上存储任何信息，仅发送该应用提供的一次性凭证，以便为您登录。',
  },
  readTexts: { en: 'Please read the ', zh: '请您在同意前仔细阅读' },
  beforeYouAgree: { en: ' before you agree.', zh: '。' },
  agree: { en: 'Agree', zh: '同意' },
  disagree: { en: 'Disagree and Exit', zh: '不同意并退出' },

  keptDevice: { en: 'On this device', zh: '存储在您设备上的信息' },
  keptDeviceText: {
    en: 'Your language and display settings and a random identifier; once you log in, also your login credential, a cookie for showing pictures and logging out, and a mark that this device has logged in before. They let the app greet you in your language, keep you logged in and protect your account.',
    zh: '语言与显示设置、一个随机标识；登录后还有登录凭证、用于显示图片和退出登录的Cookie，以及该设备曾经登录的标记，用于以您的语言提供服务、保持登录状态并保护账号。',
  },
  keptServer: { en: 'At the Secretariat', zh: '由组委会秘书处保存的信息' },
  keptServerText: {
    en: 'Your registration, your part in meetings, your arrangements, bookmarks, own schedule and messages, your consent and when you logged in. They make the Forum’s services possible and are never used for advertising.',
    zh: '您的注册信息、参会角色、行程安排、收藏、个人日程与消息，以及同意记录与登录记录，用于提供论坛服务，绝不用于广告。',
  },
  keptOthers: { en: 'What others see', zh: '他人可见的信息' },
  keptOthersText: {
    en: 'Attendees see the name, title, organisation, languages, profile and photo of formal delegates. Mobile number, email address and date of birth are not shown to other attendees.',
    zh: '参会人员可看到正式代表的姓名、单位、职务、语言、简介和照片；手机号、邮箱和出生日期不向其他参会人员显示。',
  },
  keptCamera: { en: 'Camera', zh: '相机' },
  keptCameraText: {
    en: 'Used only while you scan a badge or take your photo. What is scanned is neither kept nor sent.',
    zh: '仅在扫描证件或拍摄照片时使用；扫描画面不保存、不上传。',
  },

  goodbye: { en: 'Nothing remains on your device', zh: '设备上未留存任何信息' },
  goodbyeText: {
    en: 'You may now close this page.',
    zh: '您可以关闭此页面。',
  },
  startAgain: { en: 'Start again', zh: '重新开始' },
});
