import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';

test('a field is found by its label and described by its error', async () => {
  const screen = await render(<Field label="Code" hint="Six digits" error="The code has six digits." />);
  const input = screen.getByLabelText('Code');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('The code has six digits.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The code has six digits.');
});

test('what stands at its ends is inside the frame', async () => {
  const screen = await render(<Field label="Code" end={<button type="button">Resend</button>} />);
  const frame = screen.getByLabelText('Code').element().parentElement;
  expect(frame?.contains(screen.getByRole('button', { name: 'Resend' }).element())).toBe(true);
});
