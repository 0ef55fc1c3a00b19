import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ZoomView } from './zoom-view.tsx';

const texts = { label: 'Plan', zoomIn: 'Zoom in', zoomOut: 'Zoom out', showWhole: 'Show the whole plan' };

async function open(onSwipe: (step: 1 | -1) => void = () => undefined) {
  const screen = await render(
    <ZoomView texts={texts} size={{ width: 400, height: 300 }} onSwipe={onSwipe}>
      <div style={{ aspectRatio: '4 / 3' }} />
    </ZoomView>,
  );
  const view = screen.getByRole('region', { name: 'Plan' }).element() as HTMLElement;
  const scale = () => (view.firstElementChild as HTMLElement).style.width;
  return { screen, view, scale };
}

test('buttons and keys zoom between 1 and 4, and show the whole again', async () => {
  const { screen, view, scale } = await open();
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  await expect.element(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.click();
  await expect.poll(scale).toBe('150%');
  for (let presses = 0; presses < 3; presses++) await zoomIn.click();
  await expect.poll(scale).toBe('400%');
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
  view.focus();
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe('100%');
  await userEvent.keyboard('+');
  await expect.poll(scale).toBe('150%');
  await userEvent.keyboard('-');
  await expect.poll(scale).toBe('100%');
});

test('a double tap zooms to what is under the finger, and back', async () => {
  const { view, scale } = await open();
  const { left, top, width, height } = view.getBoundingClientRect();
  const at = { bubbles: true, clientX: left + width * 0.75, clientY: top + height * 0.25 };
  const tapTwice = () => {
    for (let taps = 0; taps < 2; taps++) view.dispatchEvent(new MouseEvent('click', at));
  };
  tapTwice();
  await expect.poll(scale).toBe('250%');
  const share = (view.scrollLeft + width * 0.75) / view.scrollWidth;
  expect(share).toBeCloseTo(0.75, 1);
  tapTwice();
  await expect.poll(scale).toBe('100%');
});

test('two fingers zoom, and the page does not scroll meanwhile', async () => {
  const { view, scale } = await open();
  const { left, top } = view.getBoundingClientRect();
  const touches = (apart: number) =>
    [100 - apart / 2, 100 + apart / 2].map(
      (x, identifier) => new Touch({ identifier, target: view, clientX: left + x, clientY: top + 80 }),
    );
  const send = (type: string, apart: number) => {
    const event = new TouchEvent(type, { touches: touches(apart), bubbles: true, cancelable: true });
    view.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send('touchstart', 50);
  expect(send('touchmove', 100)).toBe(true);
  await expect.poll(scale).toBe('200%');
});

test('a swipe or an arrow over the whole leads on; over what was enlarged it does not', async () => {
  const onSwipe = vi.fn();
  const { view, scale } = await open(onSwipe);
  const swipe = (from: number, to: number) => {
    const touch = (clientX: number) => [new Touch({ identifier: 1, target: view, clientX, clientY: 80 })];
    view.dispatchEvent(new TouchEvent('touchstart', { touches: touch(from), bubbles: true }));
    view.dispatchEvent(new TouchEvent('touchend', { changedTouches: touch(to), bubbles: true }));
  };
  swipe(200, 100);
  swipe(100, 200);
  view.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.poll(() => onSwipe.mock.calls).toEqual([[1], [-1], [1], [-1]]);
  await userEvent.keyboard('+');
  await expect.poll(scale).toBe('150%');
  swipe(200, 100);
  await userEvent.keyboard('{ArrowRight}0');
  await expect.poll(scale).toBe('100%');
  expect(onSwipe).toHaveBeenCalledTimes(4);
});
