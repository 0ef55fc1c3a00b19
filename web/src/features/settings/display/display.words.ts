import { words } from '../../../lib/words.ts';

export const displayWords = words({
  textSize: { en: 'Text size', zh: '文字大小' },
  normal: { en: 'Normal', zh: '标准' },
  large: { en: 'Large', zh: '大' },
  'x-large': { en: 'Extra large', zh: '特大' },
  theme: { en: 'Theme', zh: '主题' },
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  system: { en: 'As on the phone', zh: '跟随系统' },
  language: { en: 'Language', zh: '语言' },
  // Each language names itself, so that its readers recognise it.
  chinese: { en: '中文', zh: '中文' },
  english: { en: 'English', zh: 'English' },
});
