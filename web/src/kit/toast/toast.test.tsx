import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toast } from './toast.tsx';

afterEach(() => page.viewport(390, 844));

test('the live region is there before the text, so that the text is read out', async () => {
  const screen = await render(<Toast text={undefined} />);
  const region = screen.getByRole('status');
  expect(region.element().getAttribute('aria-live')).toBe('polite');
  await screen.rerender(<Toast text="Card sent" />);
  await expect.element(region).toHaveTextContent('Card sent');
});

test('it stands below the bar, clear of the fields and buttons that it speaks about', async () => {
  await page.viewport(320, 480);
  const screen = await render(<Toast text="Please read and tick the Privacy Policy and the Terms of Use first" />);
  const { top, bottom } = screen.getByRole('paragraph').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(44);
  expect(bottom).toBeLessThan(window.innerHeight / 2);
});

test('what it offers can be tapped', async () => {
  const undo = vi.fn();
  const screen = await render(<Toast text="Card sent" action="Undo" onAct={undo} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Card sentUndo');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => undo).toHaveBeenCalledOnce();
});
