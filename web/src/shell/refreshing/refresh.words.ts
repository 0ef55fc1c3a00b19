import { words } from '../../lib/words.ts';

export const refreshWords = words({
  pull: { en: 'Pull down to refresh', zh: '下拉刷新' },
  release: { en: 'Release to refresh', zh: '松开刷新' },
  refreshing: { en: 'Refreshing', zh: '正在刷新' },
});
