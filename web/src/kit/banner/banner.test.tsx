import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './banner.tsx';
import { offlineIcon } from '../icon/icons.ts';

test('a banner is announced without interrupting', async () => {
  const screen = await render(<Banner icon={offlineIcon}>You are offline.</Banner>);
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are offline.');
});
