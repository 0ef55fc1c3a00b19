import type { Demos, Say } from '../demos.ts';
import { Swiper } from './swiper.tsx';

const textsIn = (say: Say) => ({
  label: say('Highlights', '精选内容'),
  carousel: say('carousel', '轮播'),
  slide: say('slide', '幻灯片'),
  position: (number: number, of: number) => say(`${number} of ${of}`, `第${number}张，共${of}张`),
  show: (number: number, label: string) => say(`Slide ${number}: ${label}`, `第${number}张：${label}`),
  pause: say('Pause', '暂停'),
  goOn: say('Play', '播放'),
});

const slide = (id: string, label: string, background: string) => ({
  id,
  label,
  content: <p style={{ minHeight: 104, padding: 16, background, color: '#FFF6E1' }}>{label}</p>,
});

export const demos: Demos = {
  several: (say) => (
    <Swiper
      texts={textsIn(say)}
      slides={[
        slide('a', say('Confidence in an Age of Transition', '转型时代的信心'), '#1D4C43'),
        slide('b', say('Evening of Culture', '文化之夜'), '#4E1F3C'),
        slide('c', say('Every venue within easy reach', '从容抵达每一处会场'), '#20305C'),
      ]}
    />
  ),
  'one alone': (say) => (
    <Swiper texts={textsIn(say)} slides={[slide('a', say('Evening of Culture', '文化之夜'), '#4E1F3C')]} />
  ),
};
