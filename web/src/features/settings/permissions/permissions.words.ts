import { words } from '../../../lib/words.ts';

export const permissionWords = words({
  camera: { en: 'Camera', zh: '相机' },
  cameraFor: { en: 'To read the code on a badge', zh: '用于扫描证件二维码' },
  photos: { en: 'Photos', zh: '照片' },
  photosFor: { en: 'Only the picture you choose', zh: '只读取您选中的那一张' },

  granted: { en: 'Allowed', zh: '已允许' },
  denied: { en: 'Not allowed', zh: '未允许' },
  prompt: { en: 'Asks first', zh: '使用时询问' },
  unknown: { en: 'Set in the browser', zh: '由浏览器管理' },
  unknownInHostApp: { en: 'Set on the phone', zh: '由手机系统管理' },
  absent: { en: 'Not available here', zh: '此处不可用' },
  eachTime: { en: 'Asks each time', zh: '使用时询问' },

  grantedText: { en: 'The Forum may use the camera on this phone.', zh: '论坛应用可以在这部手机上使用相机。' },
  deniedText: {
    en: 'The Forum may not use the camera. You can still choose a photo of the badge, or type its code.',
    zh: '论坛应用未获准使用相机。您仍可选择证件的照片，或输入证件上的登录码。',
  },
  promptText: {
    en: 'You are asked when the camera is needed, and not before.',
    zh: '需要使用相机时才会询问您。',
  },
  unknownText: {
    en: 'This browser does not tell a page whether it may use the camera. It asks you when the camera is needed.',
    zh: '该浏览器不会告知网页是否可以使用相机，需要时将由浏览器询问您。',
  },
  absentText: {
    en: 'There is no camera for web pages here. You can choose a photo of the badge, or type its code; in the phone’s own browser the camera works as well.',
    zh: '当前环境不向网页提供相机。您可选择证件的照片，或输入证件上的登录码；在手机自带的浏览器中也可使用相机。',
  },
  photosText: {
    en: 'Each time, the phone shows your pictures and you choose one. The Forum sees that one alone, so there is nothing to allow or to withdraw.',
    zh: '每次由手机显示您的照片供您选择，论坛应用只能读取您选中的那一张，因此无需授权，也无需撤回。',
  },

  how: { en: 'To change this on this phone', zh: '如何更改' },
  howOnDesktop: { en: 'To change this on this computer', zh: '如何更改' },
  safari: {
    en: 'Tap the icon at the left of the address and open the website settings (“Page Menu”, then the three dots); choose Camera. Or open the phone’s Settings, then Apps, Safari, Camera.',
    zh: '轻点地址栏左侧的图标，进入“网站设置”，选择“相机”；或打开手机“设置”>“App”>“Safari浏览器”>“相机”。',
  },
  installedIos: {
    en: 'Open the phone’s Settings, then Apps, Safari, Camera. It applies to the app on the Home Screen as well.',
    zh: '打开手机“设置”>“App”>“Safari浏览器”>“相机”，该设置同样适用于主屏幕上的应用。',
  },
  installed: {
    en: 'Press and hold the app’s icon, then open App info and Permissions. If there are none, open them in the site settings of the browser with which you installed the app.',
    zh: '长按应用图标，进入“应用信息”>“权限”；如无此项，请在安装本应用时所用的浏览器中打开网站设置。',
  },
  phoneBrowser: {
    en: 'Tap the icon at the left of the address, then Permissions, Camera. If the browser itself may not use it: open the phone’s Settings, then Apps, your browser, Permissions.',
    zh: '轻点地址栏左侧的图标，选择“权限”>“相机”。如浏览器本身未获授权，请打开手机“设置”>“应用”，选择该浏览器，再进入“权限”。',
  },
  wechat: {
    en: 'WeChat asks for itself: open the phone’s Settings, then Apps, WeChat, Camera.',
    zh: '相机由微信统一申请：打开手机“设置”>“应用”>“微信”>“相机”。',
  },
  host: {
    en: 'Open the phone’s Settings, then Apps, and choose the app in which you opened the Forum; then Camera.',
    zh: '打开手机“设置”>“应用”，选择您打开论坛时所用的应用，再进入“相机”。',
  },
  desktop: {
    en: 'Click the icon at the left of the address, then the site settings, Camera.',
    zh: '点击地址栏左侧的图标，进入网站设置，选择“摄像头”。',
  },
});
