import { words } from '../../../lib/words.ts';

export const nowJumpWords = words({
  on: { en: 'On now', zh: '正在进行' },
  next: { en: 'Up next', zh: '接下来' },
  first: { en: 'First meeting', zh: '首场会议' },
  last: { en: 'Last meeting', zh: '末场会议' },
  to: { en: (when: string, title: string) => `${when}: ${title}`, zh: (when, title) => `${when}：${title}` },
});
