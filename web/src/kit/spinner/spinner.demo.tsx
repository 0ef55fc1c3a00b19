import type { Demos } from '../demos.ts';
import { Spinner } from './spinner.tsx';

export const demos: Demos = {
  turning: (say) => <Spinner label={say('Loading', '加载中')} />,
};
