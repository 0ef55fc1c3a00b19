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
    { value: 'c', text: 'Concluded' },
  ];
  return <RadioList label="Status" options={options} chosen={chosen} onChoose={choose} />;
}

async function open() {
  const screen = await render(<Status />);
  return { screen, radio: (name: string) => screen.getByRole('radio', { name }) };
}

test('exactly one is chosen, by a tap', async () => {
  const { screen, radio } = await open();
  await expect.element(screen.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
  await radio('Ongoing').click();
  await expect.element(radio('Ongoing')).toBeChecked();
  await expect.element(radio('Upcoming')).not.toBeChecked();
});

test.each(['{Enter}', ' '])('the arrow keys move, and “%s” chooses', async (key) => {
  const { radio } = await open();
  await userEvent.tab();
  await expect.element(radio('Upcoming')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(radio('Concluded')).toHaveFocus();
  await expect.element(radio('Upcoming')).toBeChecked();
  await userEvent.keyboard(key);
  await expect.element(radio('Concluded')).toBeChecked();
});
