import { words } from '../../../lib/words.ts';

export const findLinkWords = words({
  find: { en: 'Search everything', zh: '搜索全部内容' },
});
