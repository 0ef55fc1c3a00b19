import type { Demos } from '../demos.ts';
import { Chip } from './chip.tsx';

const nothing = () => undefined;

export const demos: Demos = {
  on: (say) => <Chip text={say('All', '全部')} on onTap={nothing} />,
  off: (say) => <Chip text={say('Saved', '已收藏')} onTap={nothing} />,
  'opens a sheet': (say) => <Chip text={say('Type', '类型')} opensSheet onTap={nothing} />,
  'with a chosen value': (say) => <Chip text={say('Plenary', '全体会议')} on opensSheet onTap={nothing} />,
};
