import { words } from '../../../lib/words.ts';

export const homeSlideWords = words({
  highlights: { en: 'Highlights', zh: '精选内容' },
  carousel: { en: 'carousel', zh: '轮播' },
  slide: { en: 'slide', zh: '幻灯片' },
  position: {
    en: (number: number, of: number) => `${number} of ${of}`,
    zh: (number, of) => `第${number}张，共${of}张`,
  },
  show: {
    en: (number: number, label: string) => `Slide ${number}: ${label}`,
    zh: (number, label) => `第${number}张：${label}`,
  },
  pause: { en: 'Pause the slides', zh: '暂停轮播' },
  goOn: { en: 'Resume the slides', zh: '继续轮播' },
});
