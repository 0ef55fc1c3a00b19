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

test.each([
  ['en', /Please update WeChat, your browser or iOS .* contact the Secretariat \+86 10 1555 0180\./],
  ['zh', /请更新微信、浏览器或iOS.*联系组委会秘书处 \+86 10 1555 0180。/],
] as const)('where dialogs are missing, reloading is not what helps, in %s', async (spoken, words) => {
  language.set(spoken);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const settings = Object.assign(document.createElement('meta'), { name: 'forum-companion' });
  settings.content = JSON.stringify({ secretariatPhone: '+86 10 1555 0180' });
  document.head.append(settings);
  const own = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') as PropertyDescriptor;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  try {
    const Breaks = () => {
      throw new Error('on purpose');
    };
    const screen = await render(
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>,
    );
    await expect.element(screen.getByText(words)).toBeVisible();
  } finally {
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', own);
    settings.remove();
  }
});
