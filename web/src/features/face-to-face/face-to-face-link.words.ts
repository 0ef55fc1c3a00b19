import { words } from '../../lib/words.ts';

export const linkWords = words({
  faceToFace: { en: 'Face to face', zh: '面对面交换名片' },
  atOnce: { en: 'With somebody beside you, at once', zh: '与身边的嘉宾即时交换' },
});
