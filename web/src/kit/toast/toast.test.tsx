import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toast } from './toast.tsx';

test('the live region is there before the text, so that the text is read out', async () => {
  const screen = await render(<Toast text={undefined} />);
  const region = screen.getByRole('status');
  expect(region.element().getAttribute('aria-live')).toBe('polite');
  await screen.rerender(<Toast text="Card sent" />);
  await expect.element(region).toHaveTextContent('Card sent');
});
