import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from './chip.tsx';

test('a chip that filters says whether it is on', async () => {
  const screen = await render(<Chip text="All" on onTap={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

test('a chip that opens a sheet says so and answers the keyboard', async () => {
  const open = vi.fn();
  const screen = await render(<Chip text="Type" opensSheet onTap={open} />);
  const chip = screen.getByRole('button', { name: 'Type' });
  await expect.element(chip).toHaveAttribute('aria-haspopup', 'dialog');
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  (chip.element() as HTMLElement).focus();
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => open).toHaveBeenCalledOnce();
});
