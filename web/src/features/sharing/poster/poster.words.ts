import { words } from '../../../lib/words.ts';

export const posterWords = words({
  making: { en: 'The poster is being made', zh: '正在生成海报' },
  failed: {
    en: 'The poster could not be made. Please copy the link instead.',
    zh: '海报未能生成，请改为复制链接。',
  },
  again: { en: 'Try again', zh: '重试' },
  picture: {
    en: (title: string) => `Poster of “${title}” with a QR code that leads to it`,
    zh: (title) => `“${title}”的海报，附文章二维码`,
  },
  published: {
    en: (source: string, date: string) => `${source} · ${date}`,
    zh: (source, date) => `${source} · ${date}`,
  },
  scan: { en: 'Scan to read', zh: '扫码阅读全文' },
  forEverybody: { en: 'With WeChat or your phone’s camera', zh: '使用微信或手机相机扫一扫' },
  forParticipants: { en: 'For participants: please log in to read', zh: '面向与会者，登录后阅读' },

  holdToSave: { en: 'Press and hold the picture to save or send it.', zh: '长按图片可保存或发送。' },
  download: { en: 'Download', zh: '下载图片' },
  downloaded: { en: 'The picture is being saved', zh: '正在保存图片' },
  sharePicture: { en: 'Share the picture', zh: '分享图片' },
  saveToAlbum: { en: 'Save to album', zh: '保存到相册' },
  notSupported: {
    en: 'Saving to the album is not supported. Please download the picture, or press and hold it to save it.',
    zh: '暂不支持直接保存到相册。请下载图片，或长按图片保存。',
  },
  notSupportedHere: {
    en: 'Saving to the album is not supported. Please press and hold the picture to save it.',
    zh: '暂不支持直接保存到相册。请长按图片保存。',
  },
  noCover: {
    en: 'The cover picture could not be loaded, so the poster shows the Forum’s mark.',
    zh: '封面图片未能加载，海报以论坛标志代替。',
  },
});
