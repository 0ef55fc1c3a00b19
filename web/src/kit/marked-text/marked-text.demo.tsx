import type { Demos } from '../demos.ts';
import { MarkedText } from './marked-text.tsx';

export const demos: Demos = {
  'with marks': (say) => (
    <p>
      <MarkedText
        text={say('A common register for green finance', '绿色金融共同名录')}
        terms={[say('green finance', '绿色金融')]}
      />
    </p>
  ),
};
