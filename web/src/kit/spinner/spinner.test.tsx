import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from './spinner.tsx';

test('a spinner tells a screen reader what is awaited', async () => {
  const screen = await render(<Spinner label="Loading" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
});
