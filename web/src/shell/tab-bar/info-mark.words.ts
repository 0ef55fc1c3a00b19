import { words } from '../../lib/words.ts';

export const infoMarkWords = words({
  newRequests: { en: 'New requests', zh: '有新的请求' },
});
