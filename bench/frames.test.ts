import { expect, test } from 'vitest';
import { framesIn, type TraceEvent } from './frames.ts';

const frame = (state: string, more: object = {}): TraceEvent => ({
  name: 'PipelineReporter',
  ph: 'b',
  args: { frame_reporter: { state, affects_smoothness: true, scroll_state: 'SCROLL_COMPOSITOR_THREAD', ...more } },
});

test('only frames of a scroll in which something had to move count', () => {
  const events = [
    frame('STATE_PRESENTED_ALL'),
    frame('STATE_PRESENTED_PARTIAL'),
    frame('STATE_DROPPED'),
    frame('STATE_DROPPED', { affects_smoothness: false }),
    frame('STATE_DROPPED', { scroll_state: 'SCROLL_NONE' }),
    { ...frame('STATE_DROPPED'), ph: 'e' },
  ];
  expect(framesIn(events)).toEqual({ wanted: 3, dropped: 1, late: 1 });
});
