import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Segment } from './segment.tsx';

function View() {
  const [chosen, choose] = useState<'a' | 'b'>('a');
  const choices = [
    { value: 'a', text: 'Received' },
    { value: 'b', text: 'Sent' },
  ] as const;
  return <Segment name="view" label="Cards" choices={choices} chosen={chosen} onChoose={choose} />;
}

test('arrow keys move between the views', async () => {
  const screen = await render(<View />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Sent' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Received' })).not.toBeChecked();
});
