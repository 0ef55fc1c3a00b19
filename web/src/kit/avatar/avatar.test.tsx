import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

test('initials stand in for a missing photo and are not read out', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" />);
  await expect.element(screen.getByText('GM')).toHaveAttribute('aria-hidden', 'true');
});

test('a photo covers the initials, in the same box', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" photo="/media/p1.1" />);
  const photo = screen.container.querySelector('img')!;
  await expect.poll(() => photo.naturalWidth).toBe(1);
  const [box, covered] = [photo.getBoundingClientRect(), photo.parentElement!.getBoundingClientRect()];
  expect([box.width, box.height, box.x, box.y]).toEqual([48, 48, covered.x, covered.y]);
  expect(photo.parentElement!.textContent).toBe('GM');
});

test('a photo that does not load leaves the initials', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" photo="/media/gone" />);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await expect.element(screen.getByText('GM')).toBeVisible();
});
