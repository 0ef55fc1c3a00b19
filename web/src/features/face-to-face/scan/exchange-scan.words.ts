import { words } from '../../../lib/words.ts';

export const exchangeScanWords = words({
  hold: {
    en: 'Hold the code on the other phone inside the frame. It is read automatically.',
    zh: '请将对方手机上的交换码置于框内，将自动识别。',
  },
  showMine: { en: 'Show mine', zh: '出示我的交换码' },
  promise: {
    en: 'The camera is used only to read the code. No picture is kept.',
    zh: '相机仅用于识别交换码，不保存任何画面。',
  },
  unscannableText: {
    en: 'No QR code was found in this picture. Please move closer and take the photo again, or show your own code instead.',
    zh: '照片中未找到二维码，请靠近重新拍摄，或改为出示您的交换码。',
  },
  deniedText: {
    en: 'Please allow the camera for this page, in the browser’s site settings beside the address or in the settings of your phone, and try again. You can also choose a photo of the code, or show yours and let the other person scan it.',
    zh: '请在地址栏旁的网站设置或手机系统设置中允许本页面使用相机，然后重试。您也可以选择交换码照片，或出示您的交换码由对方扫描。',
  },
  missingText: {
    en: 'Please choose a photo of the code, or show yours and let the other person scan it.',
    zh: '请选择交换码照片，或出示您的交换码由对方扫描。',
  },
  busyText: {
    en: 'Another app is using the camera. Please close it and try again, choose a photo, or show your own code.',
    zh: '其他应用正在使用相机。请关闭后重试，或选择照片、出示您的交换码。',
  },
  insecureText: {
    en: 'This page is not on a secure connection, so your browser does not allow the camera. Please open its https address, choose a photo, or show your own code.',
    zh: '本页面未使用安全连接，浏览器不允许使用相机。请通过https地址打开，或选择照片、出示您的交换码。',
  },
  weChatText: {
    en: 'Please choose a photo of the code, or show yours and let the other person scan it. To use the camera, tap “···” at the top right and open the page in your browser.',
    zh: '请选择交换码照片，或出示您的交换码由对方扫描。如需使用相机，请点击右上角“···”，选择在浏览器中打开。',
  },
  readerText: {
    en: 'Please check the network and try again, or show your own code.',
    zh: '请检查网络后重试，或出示您的交换码。',
  },
});
