import { expect, test, vi } from 'vitest';
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
