import { words } from '../../../lib/words.ts';

export const cacheWords = words({
  clear: { en: 'Clear cache', zh: '清除缓存' },
  stays: { en: 'You stay logged in; settings stay', zh: '登录状态与设置保留' },
  ask: { en: 'Clear the cache?', zh: '是否清除缓存？' },
  askText: {
    en: 'Data, pictures and offline copies on this phone are removed and load again when they are needed. You stay logged in, your settings stay, and a running download goes on.',
    zh: '本机缓存的数据、图片与离线内容将被清除，需要时重新加载。登录状态与设置保留，正在进行的下载不受影响。',
  },
  cleared: { en: 'Cache cleared', zh: '缓存已清除' },
  freed: { en: (size: string) => `Cache cleared: ${size} freed`, zh: (size) => `缓存已清除，释放${size}` },
});
