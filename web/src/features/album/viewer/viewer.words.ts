import { words } from '../../../lib/words.ts';

export const viewerWords = words({
  label: { en: 'Photos', zh: '照片' },
  close: { en: 'Close', zh: '关闭' },
  previous: { en: 'Previous photo', zh: '上一张' },
  next: { en: 'Next photo', zh: '下一张' },
  enlarge: { en: 'Enlarge', zh: '放大' },
  showWhole: { en: 'Show the whole photo', zh: '显示整张照片' },
  missing: { en: 'This photo is not available', zh: '照片暂时无法显示' },
  small: { en: 'Small version – the large photo could not be loaded', zh: '当前为小图，大图暂时无法加载' },
  position: { en: (number: number, of: number) => `${number} / ${of}`, zh: (number, of) => `${number} / ${of}` },
  // No line begins with the dot.
  caption: {
    en: (what: string, when: string) => `${what}\u00a0· ${when}`,
    zh: (what, when) => `${what}\u00a0· ${when}`,
  },

  tools: { en: 'This photo', zh: '本张照片' },
  download: { en: 'Download', zh: '下载原图' },
  saveToAlbum: { en: 'Save to album', zh: '保存到相册' },
  notSupported: {
    en: 'Saving to the album is not supported. Please download the photo, or press and hold it to save it.',
    zh: '暂不支持直接保存到相册。请下载照片，或长按照片保存。',
  },
  notSupportedHere: {
    en: 'Saving to the album is not supported. Please press and hold the photo to save it.',
    zh: '暂不支持直接保存到相册。请长按照片保存。',
  },

  hide: { en: 'Hide this photo of me', zh: '申请隐藏本人照片' },
  waiting: { en: 'Your request to hide it is with the Secretariat', zh: '隐藏申请已提交，组委会秘书处处理中' },
  declined: { en: 'The Secretariat declined to hide it', zh: '组委会秘书处未采纳隐藏申请' },
  hideText: {
    en: 'If you are in this photo and would rather not be shown, the Secretariat will look at your request. The photo stays until they answer; you will be told either way.',
    zh: '如照片中有您本人且不愿公开，可向组委会秘书处提出申请。答复之前照片仍会显示，处理结果将以消息通知您。',
  },
  reason: { en: 'Your reason (optional)', zh: '申请理由（选填）' },
  reasonHint: { en: 'Only the Secretariat reads it', zh: '仅组委会秘书处可见' },
  characters: { en: (typed: number, of: number) => `${typed} / ${of}`, zh: (typed, of) => `${typed} / ${of}` },
  tooLong: {
    en: (most: number) => `Please write at most ${most} characters`,
    zh: (most) => `请不要超过${most}个字符`,
  },
  send: { en: 'Send the request', zh: '提交申请' },
  sent: { en: 'The Secretariat has received your request', zh: '组委会秘书处已收到您的申请' },
  notSent: {
    en: 'Your request could not be sent. Please try again.',
    zh: '申请未能提交，请重试。',
  },
});
