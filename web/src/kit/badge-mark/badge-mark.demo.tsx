import type { Demos } from '../demos.ts';
import { BadgeMark } from './badge-mark.tsx';

export const demos: Demos = {
  'by its label': (say) => <BadgeMark label={say('Red-badge delegate', '红证代表')} />,
  'with words': (say) => <BadgeMark label={say('Red-badge delegate', '红证代表')} words />,
  'the other badges': (say) => (
    <>
      <BadgeMark look="blue" label={say('Blue badge', '蓝证')} words />
      <BadgeMark look="green" label={say('Green badge', '绿证')} words />
      <BadgeMark look="grey" label={say('Grey badge', '灰证')} words />
    </>
  ),
};
