import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pill } from './pill.tsx';

test('a status always has its word', async () => {
  const screen = await render(<Pill look="cancelled">Cancelled</Pill>);
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
});
