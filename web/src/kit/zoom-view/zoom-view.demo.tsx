import type { Demos, Say } from '../demos.ts';
import { ZoomView } from './zoom-view.tsx';

const textsIn = (say: Say) => ({
  label: say('Floor plan', '楼层平面图'),
  zoomIn: say('Zoom in', '放大'),
  zoomOut: say('Zoom out', '缩小'),
  showWhole: say('Show the whole plan', '显示全图'),
});

export const demos: Demos = {
  whole: (say) => (
    <ZoomView texts={textsIn(say)} size={{ width: 320, height: 180 }}>
      <svg viewBox="0 0 320 180" aria-hidden="true" style={{ display: 'block' }}>
        <rect width="320" height="180" fill="#f6ecd2" />
        <path d="M20 20h130v140H20zM170 20h130v60H170zM170 100h130v60H170z" fill="none" stroke="#9b1b1f" />
      </svg>
    </ZoomView>
  ),
};
