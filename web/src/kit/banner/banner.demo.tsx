import type { Demos } from '../demos.ts';
import { Banner } from './banner.tsx';
import { offlineIcon } from '../icon/icons.ts';

export const demos: Demos = {
  offline: (say) => <Banner icon={offlineIcon}>{say('You are offline.', '当前离线。')}</Banner>,
};
