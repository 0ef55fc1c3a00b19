import { words } from '../../lib/words.ts';

export const sharingWords = words({
  share: { en: 'Share', zh: '分享' },
});
