import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lookIcon } from '../icon/search-icons.ts';
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

test('a chip with an icon keeps its name for those who do not see it', async () => {
  const screen = await render(<Chip text="Search" icon={lookIcon} onTap={() => undefined} />);
  const chip = screen.getByRole('button', { name: 'Search', pressed: false });
  await expect.element(chip).toBeVisible();
  expect(chip.element().textContent).toBe('');
});
