import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './progress.tsx';

test.each([
  [0.31, '31'],
  [-1, '0'],
  [1.4, '100'],
])('a share of %d is shown as %s percent', async (value, shown) => {
  const screen = await render(<Progress value={value} label="Elapsed" />);
  await expect.element(screen.getByRole('progressbar', { name: 'Elapsed' })).toHaveAttribute('aria-valuenow', shown);
});
