import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

test('initials stand in for a missing photo and are not read out', async () => {
  const screen = await render(<Avatar id="p1" name="Gu Minglan" />);
  await expect.element(screen.getByText('GM')).toHaveAttribute('aria-hidden', 'true');
});
