import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure.tsx';

function Wifi() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Is there Wi-Fi?" open={open} onToggle={() => setOpen(!open)}>
      <p>Yes.</p>
    </Disclosure>
  );
}

test('closed content is hidden from screen readers too, and a tap opens it', async () => {
  const screen = await render(<Wifi />);
  const line = screen.getByRole('button', { name: 'Is there Wi-Fi?' });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('Yes.')).not.toBeVisible();
  await line.click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('Yes.')).toBeVisible();
  expect(line.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('the keyboard opens and closes it; the button names what it controls', async () => {
  const screen = await render(<Wifi />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const line = screen.getByRole('button');
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(line.element().getAttribute('aria-controls') ?? '')?.textContent).toBe('Yes.');
  await userEvent.keyboard(' ');
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
});
