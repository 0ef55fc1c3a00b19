import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Switch } from './switch.tsx';

test('a switch has the name of its row, says whether it is on, and is large enough for a finger', async () => {
  const screen = await render(<Switch name="Push notifications" on onTap={() => undefined} />);
  const found = screen.getByRole('switch', { name: 'Push notifications', checked: true });
  await expect.element(found).toBeVisible();
  expect(found.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('it answers the keyboard, and stays as it is until its owner changes it', async () => {
  const tap = vi.fn();
  const screen = await render(<Switch name="Push notifications" on={false} onTap={tap} />);
  const found = screen.getByRole('switch');
  (found.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => tap).toHaveBeenCalledOnce();
  await expect.element(found).not.toBeChecked();
});
