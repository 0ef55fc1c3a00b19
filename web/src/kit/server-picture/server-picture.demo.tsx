import type { Demos } from '../demos.ts';
import { ServerPicture } from './server-picture.tsx';

export const demos: Demos = {
  'not loaded': (say) => (
    <ServerPicture src="/media/gone" width={48} height={48} instead={<span>{say('GM', '顾')}</span>} />
  ),
};
