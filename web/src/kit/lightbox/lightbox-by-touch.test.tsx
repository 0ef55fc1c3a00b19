import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Lightbox from './lightbox.tsx';
import { doubleTap, drag } from './real-fingers.testing.ts';
import { pictures, texts } from './lightbox.testing.ts';

beforeEach(() => page.viewport(390, 844));

async function open() {
  const screen = await render(<Lightbox {...{ pictures, texts }} first={0} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const { left, top, width, height } = screen.container.querySelector('.lightbox__stage')!.getBoundingClientRect();
  /** A place counted from the middle of the stage. */
  const at = (x: number, y = 0) => ({ x: left + width / 2 + x, y: top + height / 2 + y });
  const scale = () => {
    const picture = screen.container.querySelector('[aria-hidden="false"] > .lightbox__picture')!;
    return new DOMMatrix(getComputedStyle(picture).transform).a;
  };
  return { at, scale, position: screen.getByRole('status') };
}

test('two fingers enlarge it up to four times, and make it whole again', async () => {
  const { at, scale, position } = await open();
  await drag([at(-40), at(40)], [at(-80), at(80)]);
  await expect.poll(scale).toBeCloseTo(2, 1);
  await drag([at(-20), at(20)], [at(-180), at(180)]);
  await expect.poll(scale).toBe(4);
  await drag([at(-180), at(180)], [at(-20), at(20)]);
  await expect.poll(scale).toBe(1);
  await expect.element(position).toHaveTextContent('1 of 3');
});

test('a double tap enlarges it; a finger then moves it, and leads to no other picture', async () => {
  const { at, scale, position } = await open();
  await doubleTap(at(60));
  await expect.poll(scale).toBe(2.5);
  await drag([at(120)], [at(-120)]);
  await expect.element(position).toHaveTextContent('1 of 3');
  await expect.poll(scale).toBe(2.5);
});

test('a swipe leads on and back, and a finger that moves up and down leads nowhere', async () => {
  const { at, position } = await open();
  await drag([at(140)], [at(-140)]);
  await expect.element(position).toHaveTextContent('2 of 3');
  await drag([at(-140)], [at(140)]);
  await expect.element(position).toHaveTextContent('1 of 3');
  await drag([at(0, -100)], [at(0, 160)]);
  await expect.element(position).toHaveTextContent('1 of 3');
});
