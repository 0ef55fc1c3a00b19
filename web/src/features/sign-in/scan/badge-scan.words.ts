import { words } from '../../../lib/words.ts';

export const badgeScanWords = words({
  scanBadge: { en: 'Scan badge', zh: '扫描证件' },
  hold: {
    en: 'Hold the code on your badge inside the frame. It is read automatically.',
    zh: '请将证件上的二维码置于框内，将自动识别。',
  },
  enterCode: { en: 'Enter code', zh: '输入登录码' },
  promise: {
    en: 'The camera is used only to read the badge. No picture is kept.',
    zh: '相机仅用于识别证件，不保存任何画面。',
  },
  unscannableText: {
    en: 'No QR code was found in this picture. Please move closer, make sure there is enough light and take the photo again, or enter the code.',
    zh: '照片中未找到二维码，请在光线充足处靠近重新拍摄，或手动输入登录码。',
  },
  deniedText: {
    en: 'Please allow the camera for this page, in the browser’s site settings beside the address or in the settings of your phone, and try again. You can also choose a photo of the code or enter it by hand.',
    zh: '请在地址栏旁的网站设置或手机系统设置中允许本页面使用相机，然后重试。您也可以选择二维码照片，或手动输入登录码。',
  },
  missingText: {
    en: 'Please choose a photo of the code, or enter the 16 characters printed with it.',
    zh: '请选择二维码照片，或输入印在二维码旁的16位登录码。',
  },
  busyText: {
    en: 'Another app is using the camera. Please close it and try again, choose a photo, or enter the code.',
    zh: '其他应用正在使用相机。请关闭后重试，或选择照片、手动输入登录码。',
  },
  insecureText: {
    en: 'This page is not on a secure connection, so your browser does not allow the camera. Please open its https address, choose a photo, or enter the code.',
    zh: '本页面未使用安全连接，浏览器不允许使用相机。请通过https地址打开，或选择照片、手动输入登录码。',
  },
  weChatText: {
    en: 'Please tap “···” at the top right and open the page in your browser. You can also choose a photo of the code or enter it by hand.',
    zh: '请点击右上角“···”，选择在浏览器中打开。您也可以选择二维码照片，或手动输入登录码。',
  },
  readerText: {
    en: 'Please check the network and try again, or enter the code.',
    zh: '请检查网络后重试，或手动输入登录码。',
  },
});
