import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { LanguageToggle } from './language-toggle.tsx';

test('one button, named by what it does, flips the language', async () => {
  const toggle = vi.fn();
  const screen = await render(<LanguageToggle current="en" label="切换到中文" onToggle={toggle} />);
  const button = screen.getByRole('button', { name: /切换到中文/ });
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect.poll(() => toggle).toHaveBeenCalledOnce();
});

test('a double tap flips it once', async () => {
  const toggle = vi.fn();
  const screen = await render(<LanguageToggle current="en" label="切换到中文" onToggle={toggle} />);
  const button = screen.getByRole('button');
  await button.click();
  letTapsPass(799);
  await button.click();
  await expect.poll(() => toggle).toHaveBeenCalledOnce();
  letTapsPass(1);
  await button.click();
  await expect.poll(() => toggle).toHaveBeenCalledTimes(2);
});
