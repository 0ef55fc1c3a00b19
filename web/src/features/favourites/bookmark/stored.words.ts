import { words } from '../../../lib/words.ts';

export const storedWords = words({
  added: { en: 'Added to your favourites', zh: '已加入收藏' },
  removed: { en: 'Removed from your favourites', zh: '已取消收藏' },
  undo: { en: 'Undo', zh: '撤销' },
  undone: { en: 'Undone', zh: '已撤销' },
  and: { en: (first: string, second: string) => `${first}. ${second}`, zh: (first, second) => `${first}。${second}` },
});
