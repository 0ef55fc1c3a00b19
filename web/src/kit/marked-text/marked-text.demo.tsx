import type { Demos } from '../demos.ts';
import { MarkedText } from './marked-text.tsx';

export const demos: Demos = {
  'with marks': (say) => {
    const found = say('Green finance', '绿色金融');
    return (
      <p>
        <MarkedText text={found + say(' in a common register', '共同名录')} marks={[[0, found.length]]} />
      </p>
    );
  },
};
