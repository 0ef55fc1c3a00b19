import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Lightbox from './lightbox.tsx';
import { pictures, size, texts } from './lightbox.testing.ts';

beforeEach(() => page.viewport(390, 844));

async function open(first = 0, shown = pictures) {
  const onClose = vi.fn();
  const screen = await render(<Lightbox pictures={shown} {...{ first, texts, onClose }} />);
  const stage = screen.container.querySelector<HTMLElement>('.lightbox__stage')!;
  const middle = () => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** A finger at a place counted from the middle of the stage. */
  const finger = (type: string, x: number, y: number, pointerId = 1) => {
    const at = middle();
    const where = { pointerId, pointerType: 'touch', clientX: at.x + x, clientY: at.y + y };
    stage.dispatchEvent(new PointerEvent(type, { ...where, bubbles: true, cancelable: true }));
  };
  const view = () =>
    screen.container.querySelector<HTMLElement>('[aria-hidden="false"] > .lightbox__picture')?.style.transform;
  return { screen, onClose, stage, finger, view };
}

beforeEach(() => {
  // A pointer that a test makes up cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
});

test('a picture has its description and its caption, and says which one it is', async () => {
  const { screen } = await open(2);
  await expect.element(screen.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Tea', exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText('Tea at four')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3');
});

test('buttons and arrows lead to the next one, and the last keeps the focus', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('The crane')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3');
  const next = screen.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3');
});

test('a swipe leads to the next one, and a short one back to its own', async () => {
  const { screen, finger } = await open();
  const row = screen.container.querySelector<HTMLElement>('.lightbox__row')!;
  finger('pointerdown', 100, 0);
  finger('pointermove', -60, 0);
  await expect.poll(() => row.style.transform).toBe('translateX(calc(0% - 160px))');
  finger('pointerup', -60, 0);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3');
  expect(row.style.transform).toBe('translateX(calc(-100% + 0px))');
  finger('pointerdown', 0, 0);
  finger('pointermove', -20, 0);
  finger('pointerup', -20, 0);
  await expect.poll(() => row.style.transform).toBe('translateX(calc(-100% + 0px))');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3');
});

test('two fingers zoom from 1 to 4 around the point between them, and do not swipe', async () => {
  const { screen, finger, view } = await open();
  finger('pointerdown', -50, 0, 1);
  finger('pointerdown', 50, 0, 2);
  finger('pointermove', -100, 0, 1);
  finger('pointermove', 100, 0, 2);
  await expect.poll(view).toBe('translate(0px, 0px) scale(2)');
  finger('pointermove', 900, 0, 2);
  await expect.poll(view).toContain('scale(4)');
  finger('pointermove', -90, 0, 2);
  await expect.poll(view).toBe('translate(0px, 0px) scale(1)');
  finger('pointerup', -90, 0, 2);
  finger('pointermove', -300, 0, 1);
  finger('pointerup', -300, 0, 1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 3');
});

test('a double tap enlarges what is under it; then one finger moves it as far as its edge', async () => {
  const { screen, finger, view } = await open();
  const tapTwice = (x: number) => {
    for (let taps = 0; taps < 2; taps++) {
      finger('pointerdown', x, 0);
      finger('pointerup', x, 0);
    }
  };
  tapTwice(100);
  await expect.poll(view).toBe('translate(-150px, 0px) scale(2.5)');
  finger('pointerdown', 0, 0);
  finger('pointermove', -900, -900);
  // Two and a half screens wide and 487 px high: it ends at its right edge, and fits in height.
  await expect.poll(view).toBe('translate(-292.5px, 0px) scale(2.5)');
  finger('pointerup', -900, -900);
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 3');
  tapTwice(0);
  await expect.poll(view).toBe('translate(0px, 0px) scale(1)');
});

test('keys and the button zoom; the arrows then move the picture', async () => {
  const { screen, view } = await open();
  await screen.getByRole('button', { name: 'Enlarge' }).click();
  await expect.poll(view).toBe('translate(0px, 0px) scale(2.5)');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(view).toBe('translate(-80px, 0px) scale(2.5)');
  await userEvent.keyboard('0');
  await expect.poll(view).toBe('translate(0px, 0px) scale(1)');
  await userEvent.keyboard('+');
  await expect.poll(view).toBe('translate(0px, 0px) scale(1.5)');
  await userEvent.keyboard('-');
  await expect.poll(view).toBe('translate(0px, 0px) scale(1)');
});

test('the next picture is whole, whatever the last one was', async () => {
  const { screen, view } = await open();
  await screen.getByRole('button', { name: 'Enlarge' }).click();
  await expect.poll(view).toContain('scale(2.5)');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(view).toBe('translate(0px, 0px) scale(1)');
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Lightbox {...{ pictures, texts }} first={0} onClose={() => setOpen(false)} />}
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', async () => window.history.back()],
  ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
])('%s closes it, and the focus returns', async (_, close) => {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  // The entry of the history is there in the next moment.
  await expect.poll(() => (window.history.state as { layer?: number } | null)?.layer).toBe(1);
  await close();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
  await expect.element(opener).toHaveFocus();
});

test('a single picture has no way to others, and one that is missing says so', async () => {
  const { screen } = await open(0, [{ ...size, src: '/media/gone', alt: undefined, caption: 'The crane' }]);
  await expect.element(screen.getByText('No picture')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' }).query()).toBeNull();
});

test('the small picture that is here already stays until the large one is here, and if that does not come', async () => {
  const harbour = { ...pictures[0]!, preview: pictures[0]!.src };
  const shown = [
    { ...harbour, src: '/media/late' },
    { ...harbour, src: '/media/gone' },
  ];
  const { screen } = await open(0, shown);
  const widths = () =>
    Array.from(
      screen.container.querySelectorAll<HTMLImageElement>('[aria-hidden="false"] img'),
      (image) => image.naturalWidth,
    );
  await expect.poll(widths).toEqual([800, 0]);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(widths).toEqual([800]);
  expect(screen.getByText('No picture').query()).toBeNull();
});

test('says that it is the small picture while the large one does not come, and no longer once it is there', async () => {
  const harbour = { ...pictures[0]!, preview: pictures[0]!.src };
  const shown = [
    { ...harbour, src: `/media/lost-once-${crypto.randomUUID()}` },
    { ...harbour, src: '/media/gone-too', preview: '/media/gone' },
  ];
  const { screen } = await open(0, shown);
  const note = screen.getByText('The small one');
  await expect.element(note).toBeVisible();
  expect(screen.getByRole('img', { name: 'A harbour' }).element().contains(note.element())).toBe(false);
  await expect.poll(() => (window.dispatchEvent(new Event('online')), note.query())).toBeNull();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('No picture')).toBeVisible();
  expect(note.query()).toBeNull();
});

test('axe objects to nothing', async () => {
  const { screen } = await open(1);
  await expect.element(screen.getByText('The crane')).toBeVisible();
  const { violations } = await axe.run(screen.container);
  expect(violations).toEqual([]);
});
