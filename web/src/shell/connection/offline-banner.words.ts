import { words } from '../../lib/words.ts';

export const lostWords = words({
  offline: { en: 'You are offline.', zh: '当前离线。' },
  serverAway: { en: 'The Forum’s server cannot be reached.', zh: '暂时无法连接论坛服务器。' },
  // Sentences follow each other without a space in Chinese.
  oneAfterAnother: { en: (first: string, next: string) => `${first} ${next}`, zh: (first, next) => first + next },
  loadedRemains: { en: 'Content already loaded remains available.', zh: '已加载的内容仍可查看。' },
  lastUpdated: { en: (age: string) => `Last updated ${age}.`, zh: (age) => `上次更新：${age}。` },
});
