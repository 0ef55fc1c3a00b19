import type { Demos } from '../demos.ts';
import { BadgeMark } from './badge-mark.tsx';

export const demos: Demos = {
  'by its label': (say) => <BadgeMark label={say('Red-badge delegate', '红证代表')} />,
  'with words': (say) => <BadgeMark label={say('Red-badge delegate', '红证代表')} words />,
};
