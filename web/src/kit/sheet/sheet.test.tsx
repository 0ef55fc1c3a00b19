import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from './sheet.tsx';

async function open() {
  const close = vi.fn();
  const screen = await render(
    <Sheet title="Type" closeText="Close" onClose={close}>
      <p>Plenary</p>
    </Sheet>,
  );
  return { close, screen };
}

test('a sheet is a named dialog and keeps the page behind it out of reach', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('dialog', { name: 'Type' })).toBeVisible();
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
});

test('the cross closes it', async () => {
  const { close, screen } = await open();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => close).toHaveBeenCalledOnce();
});

test('Escape closes it', async () => {
  const { close } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close).toHaveBeenCalledOnce();
});

test('a tap beside it closes it, a tap inside does not', async () => {
  const { close, screen } = await open();
  await screen.getByText('Plenary').click();
  await expect.poll(() => close).not.toHaveBeenCalled();
  document.querySelector('dialog')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => close).toHaveBeenCalledOnce();
});

function swipe(element: Element, ...ys: number[]) {
  const at = (type: string, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        clientY,
        buttons: type === 'pointerup' ? 0 : 1,
      }),
    );
  at('pointerdown', 0);
  for (const y of ys) at('pointermove', y);
  at('pointerup', ys.at(-1) ?? 0);
}

test.each([
  ['a swipe down on its head closes it', [10, 60, 90], 1],
  ['a short one leaves it open', [10, 40], 0],
  ['one that came back leaves it open', [10, 90, 20], 0],
  ['a tap that wobbles leaves it open', [3], 0],
])('%s', async (_, ys, times) => {
  // No finger is on the screen, so there is none to capture.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
  const { close, screen } = await open();
  swipe(screen.getByRole('heading', { name: 'Type' }).element(), ...ys);
  expect(close).toHaveBeenCalledTimes(times);
  if (times === 0) await expect.poll(() => document.querySelector('dialog')?.style.translate).toBe('');
});
