import { words } from '../../lib/words.ts';

export const albumWords = words({
  album: { en: 'Album', zh: '相册' },
  notYet: { en: 'Photos appear here from the first day', zh: '照片自论坛首日起在此呈现' },
  what: {
    en: 'The official photographs of meetings and events are published day by day throughout the Forum.',
    zh: '论坛期间，会议与活动的官方照片将逐日发布。',
  },
});
