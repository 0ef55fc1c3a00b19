import type { Demos } from '../demos.ts';
import { Progress } from './progress.tsx';

export const demos: Demos = {
  'a third': (say) => <Progress value={0.31} label={say('Elapsed', '会议进度')} />,
  done: (say) => <Progress value={1} label={say('Elapsed', '会议进度')} />,
};
