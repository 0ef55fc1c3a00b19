import { words } from '../../../lib/words.ts';

export const photoWords = words({
  camera: { en: 'Camera', zh: '拍照' },
  choose: { en: 'Choose', zh: '选择照片' },
  limits: { en: 'You can crop it; up to 20 MB', zh: '可裁剪，20 MB以内' },

  notAPicture: {
    en: 'Please choose a photo in JPEG, PNG or WebP format',
    zh: '请选择JPEG、PNG或WebP格式的照片',
  },
  tooLarge: {
    en: 'This photo is too large. Please choose another one, of at most 20 MB and 100 megapixels',
    zh: '照片过大，请重新选择（不超过20 MB、1亿像素）',
  },
  // The specification's words come first.
  fileError: {
    en: 'file error: the photo was moved or changed after you chose it. Please choose it again',
    zh: '文件读取失败：照片在选择后已被移动或修改，请重新选择',
  },
  notDrawn: {
    en: 'This phone could not prepare the photo. Please try again, or choose a smaller one',
    zh: '手机未能处理这张照片，请重试或选择较小的照片',
  },

  crop: { en: 'Crop the photo', zh: '裁剪照片' },
  reading: { en: 'Reading the photo', zh: '正在读取照片' },
  frame: { en: 'Section of the photo', zh: '照片的显示区域' },
  byTouch: { en: 'Drag to move, pinch to zoom.', zh: '拖动可移动，双指可缩放。' },
  byKeys: { en: ' With a keyboard: arrow keys, + and −.', zh: '使用键盘时，可按方向键及+、−键。' },
  zoom: { en: 'Zoom', zh: '缩放' },
  use: { en: 'Use this photo', zh: '使用这张照片' },
  cancel: { en: 'Cancel', zh: '取消' },
  whoSees: {
    en: 'Delegates see it beside your name.',
    zh: '其他嘉宾将在您的姓名旁看到这张照片。',
  },
  checkedFirst: {
    en: 'The Secretariat checks it first; until then nobody else sees it.',
    zh: '照片须先经组委会秘书处审核，审核通过前他人不可见。',
  },
  stored: { en: 'Your photo has been stored', zh: '照片已保存' },
  waits: { en: 'Sent. The Secretariat will check your photo', zh: '已提交，照片将由组委会秘书处审核' },
});
