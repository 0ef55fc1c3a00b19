import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { nextFrame } from '../frames.testing.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const texts = { pull: 'Pull down', release: 'Release', refreshing: 'Refreshing' };

function touch(target: Element, type: string, y: number, x = 100) {
  const touches = type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX: x, clientY: y })];
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: touches }));
}

function Pulled({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="pull-to-refresh">
      <PullToRefresh area={area} texts={texts} onRefresh={onRefresh} />
      <p style={{ height: 3000 }}>Agenda</p>
    </div>
  );
}

async function open(onRefresh: () => Promise<unknown>) {
  const screen = await render(<Pulled onRefresh={onRefresh} />);
  const area = screen.container.querySelector('.pull-to-refresh')!;
  const state = () => area.getAttribute('data-state') ?? 'resting';
  return { area, state };
}

beforeEach(() => window.scrollTo(0, 0));

test('pulling, reached, refreshing, restoring: a full pull refreshes once', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const refresh = vi.fn(() => new Promise((done) => (finish = done)));
  const { area, state } = await open(refresh);
  touch(area, 'touchstart', 10);
  touch(area, 'touchmove', 60);
  await vi.waitFor(() => expect(state()).toBe('pulling'));
  touch(area, 'touchmove', 110);
  await vi.waitFor(() => expect(state()).toBe('reached'));
  expect(area.lastElementChild?.getAttribute('style')).toContain('translateY(50px)');
  touch(area, 'touchend', 110);
  await vi.waitFor(() => expect(state()).toBe('refreshing'));
  finish(undefined);
  await vi.waitFor(() => expect(state()).toBe('restoring'));
  await vi.waitFor(() => expect(state()).toBe('resting'));
  expect(refresh).toHaveBeenCalledOnce();
});

test('letting go before 45 px aborts', async () => {
  const refresh = vi.fn(async () => undefined);
  const { area, state } = await open(refresh);
  touch(area, 'touchstart', 10);
  touch(area, 'touchmove', 90);
  await vi.waitFor(() => expect(state()).toBe('pulling'));
  touch(area, 'touchend', 90);
  await vi.waitFor(() => expect(state()).toBe('aborting'));
  await vi.waitFor(() => expect(state()).toBe('resting'));
  expect(refresh).not.toHaveBeenCalled();
});

test('further down the page a pull is only scrolling', async () => {
  const { area, state } = await open(async () => undefined);
  window.scrollTo(0, 400);
  touch(area, 'touchstart', 10);
  touch(area, 'touchmove', 200);
  await nextFrame();
  expect(state()).toBe('resting');
});

test('a finger that moves sideways first does not pull', async () => {
  const { area, state } = await open(async () => undefined);
  touch(area, 'touchstart', 10);
  touch(area, 'touchmove', 20, 160);
  touch(area, 'touchmove', 120, 170);
  await nextFrame();
  expect(state()).toBe('resting');
});
