import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forceColours } from '../../lib/forced-colours.testing.ts';
import { Pill } from './pill.tsx';

test('a status always has its word', async () => {
  const screen = await render(<Pill look="cancelled">Cancelled</Pill>);
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
});

test.each(['ongoing', 'concluded', 'cancelled', 'moved'] as const)(
  'the sign of %s is seen where the browser forces its colours',
  async (look) => {
    await forceColours();
    const screen = await render(<Pill look={look}>Status</Pill>);
    const pill = screen.getByText('Status').element();
    expect(getComputedStyle(pill, '::before').backgroundColor).toBe(getComputedStyle(pill).color);
  },
);
