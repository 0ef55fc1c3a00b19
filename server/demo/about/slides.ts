import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoSlide } from './shapes.ts';

export const slides: DemoSlide[] = [
  {
    key: 'theme',
    caption: { zh: '本届主题', en: 'This year’s theme' },
    title: { zh: '转型时代的信心', en: 'Confidence in an Age of Transition' },
    picture: 'slide-hills',
    target: '/pages/intro/intro',
  },
  {
    key: 'evening-of-culture',
    caption: { zh: '第二日19:30 · 云岫艺术中心', en: 'Second day, 19:30 · Yunxiu Arts Centre' },
    title: { zh: '文化之夜', en: 'Evening of Culture' },
    picture: 'slide-bridge',
    target: `/pages/meeting/detail?id=${idFromKey('meeting', 'evening-of-culture')}`,
  },
  {
    key: 'finding-your-way',
    caption: { zh: '会场与交通', en: 'Venues and transport' },
    title: { zh: '从容抵达每一处会场', en: 'Every venue within easy reach' },
    picture: 'slide-pavilion',
    target: '/pages/map/map',
  },
];
