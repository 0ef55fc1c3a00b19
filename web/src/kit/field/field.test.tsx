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

test('a field that takes the focus brings its label along', async () => {
  const screen = await render(
    <div style={{ height: 200, overflow: 'auto' }}>
      <Field label="Code" />
      <div style={{ height: 1000 }} />
    </div>,
  );
  const [label, box] = [screen.getByText('Code').element(), screen.container.firstElementChild];
  box?.scrollTo({ top: 600 });
  (screen.getByLabelText('Code').element() as HTMLElement).focus();
  await expect
    .poll(() => label.getBoundingClientRect().top - (box?.getBoundingClientRect().top ?? 0))
    .toBeGreaterThanOrEqual(0);
});
