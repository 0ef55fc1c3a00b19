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
  'one of them current': (say) => {
    const [first, middle] = [say('Green', '绿色'), say(' finance is ', '金融即')];
    const text = `${first}${middle}${first}`;
    const second = first.length + middle.length;
    return (
      <p>
        <MarkedText
          text={text}
          marks={[
            [0, first.length],
            [second, text.length],
          ]}
          current={1}
        />
      </p>
    );
  },
};
