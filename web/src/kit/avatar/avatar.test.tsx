import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

test('initials stand in for a missing photo and are not read out', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" />);
  await expect.element(screen.getByText('GM')).toHaveAttribute('aria-hidden', 'true');
});

test('a photo that does not load makes room for the initials', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" photo="/media/gone" />);
  await expect.element(screen.getByText('GM')).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});
