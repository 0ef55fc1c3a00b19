import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SectionHeader } from './section-header.tsx';

test('a section is a heading of the second level that tells how many', async () => {
  const screen = await render(<SectionHeader title="Speakers" count={4} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Speakers 4' })).toBeVisible();
});
