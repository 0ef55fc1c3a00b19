import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { Button } from './button.tsx';

test('a second tap within 800 ms is ignored', async () => {
  const act = vi.fn();
  const screen = await render(<Button onClick={act}>Send</Button>);
  const element = screen.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
  element.click();
  letTapsPass(799);
  element.click();
  expect(act).toHaveBeenCalledTimes(1);
  letTapsPass(1);
  element.click();
  expect(act).toHaveBeenCalledTimes(2);
});

test('a button is at least 44 px high and never submits a form by accident', async () => {
  const screen = await render(<Button small>Accept</Button>);
  const element = screen.getByRole('button').element() as HTMLButtonElement;
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(element.type).toBe('button');
});
