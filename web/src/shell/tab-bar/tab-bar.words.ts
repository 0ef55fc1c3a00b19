import { words } from '../../lib/words.ts';

export const tabBarWords = words({
  home: { en: 'Home', zh: '首页' },
  search: { en: 'Search', zh: '搜索' },
  album: { en: 'Album', zh: '相册' },
  info: { en: 'Info', zh: '我的' },
  tabs: { en: 'Main navigation', zh: '主导航' },
});
