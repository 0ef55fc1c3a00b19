import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioList } from './radio-list.tsx';

function Status() {
  const [chosen, choose] = useState('a');
  const options = [
    { value: 'a', text: 'Upcoming' },
    { value: 'b', text: 'Ongoing' },
  ];
  return <RadioList name="status" label="Status" options={options} chosen={chosen} onChoose={choose} />;
}

test('exactly one is chosen, by tap or by arrow key', async () => {
  const screen = await render(<Status />);
  await expect.element(screen.getByRole('group', { name: 'Status' })).toBeVisible();
  await screen.getByText('Ongoing').click();
  await expect.element(screen.getByRole('radio', { name: 'Ongoing' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Ongoing' })).not.toBeChecked();
});
