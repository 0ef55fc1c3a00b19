import type { Demos } from '../demos.ts';
import { ForumMark } from './forum-mark.tsx';

export const demos: Demos = {
  'on paper': () => (
    <svg width="120" height="100" viewBox="-60 -14 120 100" aria-hidden="true">
      <ForumMark x={0} y={0} scale={0.56} line="var(--lacquer)" fill="var(--surface)" />
    </svg>
  ),
};
