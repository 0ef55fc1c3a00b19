import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListRow } from './list-row.tsx';

test('a long name wraps and is never cut', async () => {
  const name = 'Maria Fernanda de la Concepción y Villanueva-Santamaría';
  const screen = await render(<ListRow title={name} detail="Minister" />);
  const title = screen.getByText(name).element();
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(getComputedStyle(title).textOverflow).not.toBe('ellipsis');
});
