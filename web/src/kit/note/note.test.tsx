import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Note } from './note.tsx';

test('a warning has its own mark beside the words', async () => {
  const screen = await render(<Note warn>Moved to Mudan Hall</Note>);
  await expect.element(screen.getByText('Moved to Mudan Hall')).toBeVisible();
  expect(screen.container.querySelectorAll('.note--warn svg')).toHaveLength(1);
});
