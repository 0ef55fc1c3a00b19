import type { CSSProperties } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('on lacquer its focus ring is gold', async () => {
  const screen = await render(
    <div style={{ '--gold-bright': 'rgb(241, 212, 143)' } as CSSProperties}>
      <LanguageToggle current="en" label="切换到中文" onToggle={() => {}} inverse />
    </div>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(getComputedStyle(screen.getByRole('button').element()).outlineColor).toBe('rgb(241, 212, 143)');
});
