import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BadgeMark } from './badge-mark.tsx';

test('the badge glyph is named once, by its label or by its words', async () => {
  const glyph = await render(<BadgeMark label="Red-badge delegate" />);
  await expect.element(glyph.getByRole('img', { name: 'Red-badge delegate' })).toBeVisible();
  await glyph.rerender(<BadgeMark label="Red-badge delegate" words />);
  await expect.element(glyph.getByText('Red-badge delegate')).toBeVisible();
  expect(glyph.getByRole('img').elements()).toHaveLength(0);
});
