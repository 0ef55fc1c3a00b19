import { words } from '../../lib/words.ts';

export const scanWords = words({
  starting: { en: 'The camera is starting', zh: '正在启动相机' },
  light: { en: 'Torch', zh: '手电筒' },
  fromPhoto: { en: 'From photo', zh: '选择照片' },
  unscannable: { en: 'Unscannable', zh: '无法识别' },
  tryAgain: { en: 'Try again', zh: '重试' },
  denied: { en: 'Camera access is off', zh: '未获得相机权限' },
  missing: { en: 'No camera was found', zh: '未找到相机' },
  busy: { en: 'The camera is in use', zh: '相机正被占用' },
  insecure: { en: 'The camera needs a secure page', zh: '相机需要安全连接' },
  weChat: { en: 'The camera cannot be used in WeChat', zh: '微信内无法使用相机' },
  reader: { en: 'The code reader could not be loaded', zh: '识别组件未能加载' },
});
