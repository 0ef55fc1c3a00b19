import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forceColours } from '../../lib/forced-colours.testing.ts';
import { Progress } from './progress.tsx';

test.each([
  [0.31, '31'],
  [-1, '0'],
  [1.4, '100'],
])('a share of %d is shown as %s percent', async (value, shown) => {
  const screen = await render(<Progress value={value} label="Elapsed" />);
  await expect.element(screen.getByRole('progressbar', { name: 'Elapsed' })).toHaveAttribute('aria-valuenow', shown);
});

test('what is over is seen where the browser forces its colours', async () => {
  await forceColours();
  const screen = await render(<Progress value={0.31} label="Elapsed" />);
  const bar = screen.getByRole('progressbar').element();
  expect(getComputedStyle(bar.firstElementChild!).backgroundColor).toBe(getComputedStyle(bar).color);
});
