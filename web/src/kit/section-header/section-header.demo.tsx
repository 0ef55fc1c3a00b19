import type { Demos } from '../demos.ts';
import { SectionHeader } from './section-header.tsx';

export const demos: Demos = {
  plain: (say) => <SectionHeader title={say('Chair', '主持人')} />,
  'with a count': (say) => <SectionHeader title={say('Speakers', '发言嘉宾')} count={4} />,
};
