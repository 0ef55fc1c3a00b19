import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../lib/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['en', 'Something went wrong', 'Try again', 'Go to Home'],
  ['zh', '页面出现问题', '重新加载', '返回首页'],
] as const)('what breaks is replaced by ways to go on, in %s', async (spoken, title, again, home) => {
  language.set(spoken);
  // React tells the console of every error that is caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Breaks = () => {
    throw new Error('on purpose');
  };
  const screen = await render(
    <ErrorBoundary>
      <Breaks />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: again })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: home })).toBeVisible();
});
