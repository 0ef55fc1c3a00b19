import { words } from '../../lib/words.ts';

export const linkWords = words({
  faceToFace: { en: 'Face to face', zh: '当面交换名片' },
  atOnce: { en: 'Exchange at once with a delegate beside you', zh: '与身边的嘉宾即时交换' },
});
