import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BadgeMark, Pill } from './pill.tsx';

test('a status always has its word', async () => {
  const screen = await render(<Pill look="cancelled">Cancelled</Pill>);
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
});

test('the badge glyph is named once, by its label or by its words', async () => {
  const glyph = await render(<BadgeMark label="Red badge" />);
  await expect.element(glyph.getByRole('img', { name: 'Red badge' })).toBeVisible();
  await glyph.rerender(<BadgeMark label="Red badge" words />);
  await expect.element(glyph.getByText('Red badge')).toBeVisible();
  expect(glyph.getByRole('img').elements()).toHaveLength(0);
});
