import { words } from '../../lib/words.ts';

export const pushWords = words({
  push: { en: 'Push notifications', zh: '消息推送' },
  inSettings: { en: 'On or off in Settings', zh: '可在“设置”中开启或关闭' },
  what: {
    en: 'Says only that there is a new message, never what it is about',
    zh: '仅提示您有新消息，不显示消息内容',
  },
  askOn: { en: 'Turn on push notifications?', zh: '是否开启消息推送？' },
  askOnText: {
    en: 'A notification says only that there is a new message. Your browser will then ask for permission.',
    zh: '推送仅提示您有新消息，不显示内容。随后浏览器将询问是否允许通知。',
  },
  turnOn: { en: 'Turn on', zh: '开启' },
  askOff: { en: 'Turn off push notifications?', zh: '是否关闭消息推送？' },
  askOffText: { en: 'New messages are still kept in the inbox.', zh: '新消息仍会保留在消息页。' },
  turnOff: { en: 'Turn off', zh: '关闭' },
  isOn: { en: 'Push notifications are on', zh: '已开启消息推送' },
  isOff: { en: 'Push notifications are off', zh: '已关闭消息推送' },

  hostApp: {
    en: 'There are no push notifications from the Forum inside this app. Your messages are kept in the inbox.',
    zh: '在合作方应用内无法接收论坛的消息推送，您的消息会保留在消息页。',
  },
  weChat: {
    en: 'WeChat shows no push notifications from web pages. Your messages are kept in the inbox; for push, please open this page in a browser.',
    zh: '微信内无法接收网页推送，您的消息会保留在消息页。如需接收推送，请在浏览器中打开本页。',
  },
  notInstalled: {
    en: 'On iPhone and iPad, push notifications need the app on the Home Screen: tap Share, then “Add to Home Screen”. Open it from there, log in once more and turn them on; you will then be logged out of this browser. Your messages are kept in the inbox in any case.',
    zh: '在iPhone和iPad上接收推送，须先将本应用添加到主屏幕：轻点“共享”，选择“添加到主屏幕”，再从主屏幕打开，重新登录后开启推送；届时您在本浏览器中的登录将自动退出。您的消息始终保留在消息页。',
  },
  noPush: {
    en: 'This browser has no push notifications. Your messages are kept in the inbox.',
    zh: '该浏览器不支持消息推送，您的消息会保留在消息页。',
  },
  refused: {
    en: 'Your browser does not allow notifications from this page. To change this, please allow them in the browser’s settings for this site (for an app on the Home Screen, in the settings of the phone), then turn this on again.',
    zh: '浏览器未允许本页面发送通知。如需接收推送，请在浏览器的网站设置中允许通知（从主屏幕打开的应用，请在手机的系统设置中允许），再重新开启。',
  },
  dismissed: {
    en: 'The browser’s question was closed without an answer, so push notifications are still off. You can turn them on at any time.',
    zh: '您尚未回应浏览器的询问，消息推送仍为关闭状态，您可随时重新开启。',
  },
  notLoaded: {
    en: 'Whether they are on cannot be shown at present.',
    zh: '暂无法显示是否已开启。',
  },
  limited: {
    en: 'You logged in with your badge. Push notifications can be turned on once a verification code has confirmed your identity. Your messages are kept in the inbox in any case.',
    zh: '您已通过证件登录，通过验证码确认身份后即可开启消息推送。您的消息始终保留在消息页。',
  },
  confirmByCode: { en: 'Confirm by verification code', zh: '通过验证码确认身份' },
  noService: {
    en: 'Your browser could not reach its push service, as is usual on Android phones without Google services. Your messages are kept in the inbox.',
    zh: '浏览器无法连接其推送服务（未安装谷歌服务的安卓手机常见此情况），您的消息会保留在消息页。',
  },
});
