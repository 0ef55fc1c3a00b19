import { words } from '../../../lib/words.ts';

export const bellWords = words({
  messages: { en: 'Messages', zh: '消息' },
  unread: { en: (count: number) => `${count} unread`, zh: (count) => `${count}条未读` },
});
