import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouterAt } from '../router/router.testing.tsx';
import { render } from 'vitest-browser-react';
import { serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { AppContext } from '../app-context.ts';
import { lazyPage } from './lazy-page.tsx';
import { pageTimeout } from './page-time-limit.ts';

beforeEach(() => {
  language.set('en');
  serve([{ path: '/readyz', reply: () => ({}) }]);
});
afterEach(() => void vi.useRealTimers());

function show(Page: ComponentType) {
  return render(
    <AppContext value={{ paths: new Set(['/']), inHostApp: false }}>
      <RouterAt>
        <Page />
      </RouterAt>
    </AppContext>,
  );
}

test('the loading view shows after 200 ms, then the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>();
  const screen = await show(lazyPage(() => promise));
  const spinner = () => screen.container.querySelector('.spinner');
  await vi.advanceTimersByTimeAsync(199);
  expect(spinner()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(spinner).not.toBeNull();
  resolve({ default: () => <p>Agenda</p> });
  await expect.element(screen.getByText('Agenda')).toBeVisible();
});

test('a page that does not arrive in time offers to reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(lazyPage(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(pageTimeout);
  await expect.element(screen.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tap to reload' })).toBeVisible();
});

test('a page whose code is gone offers to reload', async () => {
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const screen = await show(Page);
  await expect.element(screen.getByRole('button', { name: 'Tap to reload' })).toBeVisible();
});

test('a page that did not arrive is requested again when the user comes back to it', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce({ default: () => <p>Agenda</p> });
  const Page = lazyPage(load);
  const first = await show(Page);
  await expect.element(first.getByRole('button', { name: 'Back' })).toBeVisible();
  await first.unmount();
  const second = await show(Page);
  await expect.element(second.getByText('Agenda')).toBeVisible();
});

test('a page whose code is here shows at once, without a loading view in between', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>Agenda</p> }));
  await Page.prepare();
  const { container } = await show(Page);
  expect(container.textContent).toBe('Agenda');
});

test('code that could not be fetched early is fetched when it is needed', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce({ default: () => <p>Agenda</p> });
  const Page = lazyPage(load);
  await Page.prepare();
  const screen = await show(Page);
  await expect.element(screen.getByText('Agenda')).toBeVisible();
});
