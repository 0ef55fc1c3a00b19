import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours, standsOut } from '../../lib/forced-colours.testing.ts';
import { IndexBar } from './index-bar.tsx';

const letters = ['A', 'C', 'H', 'Z'];

function Bar({ onPick }: { onPick: (letter: string) => void }) {
  const [current, setCurrent] = useState('A');
  function pick(letter: string) {
    setCurrent(letter);
    onPick(letter);
  }
  return <IndexBar label="Letters" letters={letters} current={current} onPick={pick} />;
}

function touch(bar: Element, type: string, share: number) {
  const { left, top, height } = bar.getBoundingClientRect();
  const place = { clientX: left + 5, clientY: top + share * height, pointerId: 1, bubbles: true, cancelable: true };
  bar.dispatchEvent(new PointerEvent(type, place));
}

test('a finger that slides over it picks each letter once, also beside the strip', async () => {
  const onPick = vi.fn();
  const screen = await render(<Bar onPick={onPick} />);
  const bar = screen.container.querySelector('.index-bar')!;
  // The browser cannot capture the pointer of a synthetic event.
  vi.spyOn(bar, 'setPointerCapture').mockImplementation(() => undefined);
  touch(bar, 'pointerdown', 0.1);
  for (const share of [0.15, 0.3, 0.4, 0.8, 1.6]) touch(bar, 'pointermove', share);
  touch(bar, 'pointerup', 1.6);
  touch(bar, 'pointermove', 0.1);
  expect(onPick.mock.calls.flat()).toEqual(['A', 'C', 'Z']);
});

test('the strip stays under the finger while the page scrolls', async () => {
  const onPick = vi.fn(() => window.scrollTo(0, 300));
  const screen = await render(
    <div style={{ height: 3000, paddingTop: 400 }}>
      <div style={{ position: 'sticky', top: 100, alignSelf: 'start' }}>
        <Bar onPick={onPick} />
      </div>
    </div>,
  );
  const bar = screen.container.querySelector('.index-bar')!;
  vi.spyOn(bar, 'setPointerCapture').mockImplementation(() => undefined);
  const { left, top, height } = bar.getBoundingClientRect();
  touch(bar, 'pointerdown', 0.6);
  await expect.poll(() => window.scrollY).toBe(300);
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(top);
  const wobble = { clientX: left + 5, clientY: top + 0.6 * height + 3, pointerId: 1, bubbles: true };
  bar.dispatchEvent(new PointerEvent('pointermove', wobble));
  touch(bar, 'pointerup', 0.6);
  expect(onPick.mock.calls).toEqual([['H']]);
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(100);
  window.scrollTo(0, 0);
});

test('while a finger is on it the letter is shown large, beside it', async () => {
  const screen = await render(<Bar onPick={() => undefined} />);
  const bar = screen.container.querySelector('.index-bar')!;
  vi.spyOn(bar, 'setPointerCapture').mockImplementation(() => undefined);
  touch(bar, 'pointerdown', 0.6);
  await expect.poll(() => screen.container.querySelector('.index-bar__held')?.textContent).toBe('H');
  touch(bar, 'pointerup', 0.6);
  await expect.poll(() => screen.container.querySelector('.index-bar__held')).toBeNull();
});

test('arrow keys move it, and a screen reader hears the letter', async () => {
  const onPick = vi.fn();
  const screen = await render(<Bar onPick={onPick} />);
  const slider = screen.getByRole('slider', { name: 'Letters' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'A');
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Z');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => onPick.mock.calls.flat()).toEqual(['Z', 'A']);
});

test('the marked letter stands out where the browser forces its colours', async () => {
  await forceColours();
  await render(<Bar onPick={vi.fn()} />);
  const marks = Array.from(document.querySelectorAll('.index-bar__letters > span'), standsOut);
  expect(marks).toEqual([true, false, false, false]);
});

test('on a low screen the marked letter has room, and no letter reaches into its mark', async () => {
  await page.viewport(568, 320);
  onTestFinished(() => page.viewport(390, 844));
  await render(<IndexBar label="Letters" letters={letters} current="C" onPick={vi.fn()} />);
  const spans = Array.from(document.querySelectorAll('.index-bar__letters > span'));
  const middle = (span: Element) => span.getBoundingClientRect().top + span.clientHeight / 2;
  const letterHeight = (span: Element) => Number.parseFloat(getComputedStyle(span).fontSize);
  const marked = document.querySelector('.index-bar__current')!;
  expect(marked.clientHeight).toBeGreaterThanOrEqual(letterHeight(marked));
  for (const span of spans.filter((other) => other !== marked)) {
    const room = Math.abs(middle(span) - middle(marked)) - marked.clientHeight / 2;
    expect(room).toBeGreaterThanOrEqual(letterHeight(span) / 2);
  }
});
