import { QueryClientProvider } from '@tanstack/react-query';
import { getFriendStatus } from 'contract/calls/cards';
import { getMe } from 'contract/calls/session';
import { type ReactNode } from 'react';
import { RouterAt } from '../router/router.testing.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { AppContext } from '../app-context.ts';
import { newQueries } from '../page.testing.tsx';
import { me } from '../session/me.testing.ts';
import { TabBar } from './tab-bar.tsx';

const paths = new Set(['/', '/pages/search/search', '/pages/album/album', '/pages/mine/mine']);

function show(bar: ReactNode, at = '/') {
  return render(
    <QueryClientProvider client={newQueries()}>
      <AppContext value={{ paths, inHostApp: false }}>
        <RouterAt address={at}>{bar}</RouterAt>
      </AppContext>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  language.set('en');
  letTapsPass();
  serve([answers(getMe, me), answers(getFriendStatus, 0)]);
});

test('fifty pixels high, icons 24, labels 10, in the colours of the specification', async () => {
  const screen = await show(<TabBar />);
  const bar = screen.getByRole('navigation').element();
  expect(bar.getBoundingClientRect().height).toBe(50);
  const search = screen.getByRole('link', { name: 'Search' }).element();
  expect(search.querySelector('svg')?.getBoundingClientRect().width).toBe(24);
  expect(getComputedStyle(search).fontSize).toBe('10px');
  expect(getComputedStyle(search).color).toBe('rgb(153, 153, 153)');
  expect(getComputedStyle(screen.getByRole('link', { name: 'Home' }).element()).color).toBe('rgb(0, 122, 255)');
});

test("Home's label is hidden while Home is active, its name is not", async () => {
  const screen = await show(<TabBar />);
  const home = screen.getByRole('link', { name: 'Home' });
  await expect.element(home).toHaveAttribute('aria-current', 'page');
  const label = home.getByText('Home');
  expect(label.element().getBoundingClientRect().width).toBe(1);
  await screen.getByRole('link', { name: 'Search' }).click();
  await expect.poll(() => label.element().getBoundingClientRect().width).toBeGreaterThan(10);
});

test('a tap on the active tab fires tab-tap and stays', async () => {
  const tapped = vi.fn();
  window.addEventListener('tab-tap', tapped, { once: true });
  const screen = await show(<TabBar />, '/pages/mine/mine');
  await screen.getByRole('link', { name: 'Info' }).click();
  await expect.poll(() => tapped).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('link', { name: 'Info' })).toHaveAttribute('aria-current', 'page');
});

test('a tap on the active tab leads to the top of the page', async () => {
  const screen = await show(
    <>
      <div style={{ height: 3000 }} />
      <TabBar />
    </>,
  );
  window.scrollTo({ top: 1000, behavior: 'instant' });
  expect(window.scrollY).toBe(1000);
  await screen.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => window.scrollY).toBe(0);
});

describe('the way back', () => {
  const at = () => `${window.location.pathname} ${(window.history.state as { depth?: number } | null)?.depth ?? 0}`;

  test('from every tab it is one step to Home, however many tabs were opened in between', async () => {
    const screen = await show(<TabBar />);
    for (const tab of ['Search', 'Info', 'Search']) {
      await screen.getByRole('link', { name: tab }).click();
      await expect.element(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      letTapsPass();
    }
    expect(at()).toBe('/pages/search/search 1');
    window.history.back();
    await expect.poll(at).toBe('/ 0');
  });

  test('the album opens like a page: from it the way leads back to the tab where one was', async () => {
    const screen = await show(<TabBar />);
    for (const tab of ['Info', 'Album']) {
      await screen.getByRole('link', { name: tab }).click();
      await expect.element(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      letTapsPass();
    }
    expect(at()).toBe('/pages/album/album 2');
    window.history.back();
    await expect.poll(at).toBe('/pages/mine/mine 1');
  });

  test('from the album, too, a tap on Home goes back to the Home that is there', async () => {
    const screen = await show(<TabBar />);
    for (const tab of ['Info', 'Album', 'Home']) {
      await screen.getByRole('link', { name: tab }).click();
      await expect.element(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      letTapsPass();
    }
    expect(at()).toBe('/ 0');
  });

  test('a tap on Home goes back to the Home that is there, and a link from outside leaves no tab behind', async () => {
    const screen = await show(<TabBar />);
    await screen.getByRole('link', { name: 'Info' }).click();
    await expect.poll(at).toBe('/pages/mine/mine 1');
    letTapsPass();
    await screen.getByRole('link', { name: 'Home' }).click();
    await expect.poll(at).toBe('/ 0');
    await screen.unmount();
    const fromOutside = await show(<TabBar />, '/pages/mine/mine');
    letTapsPass();
    await fromOutside.getByRole('link', { name: 'Home' }).click();
    await expect.poll(at).toBe('/ 0');
  });
});

describe('the red mark', () => {
  test.each([
    [1, 'Info New requests'],
    [0, 'Info'],
  ] as const)('the server says %s', async (status, name) => {
    const server = serve([answers(getMe, { ...me, userId: 'u' }), answers(getFriendStatus, status)]);
    const screen = await show(<TabBar />);
    await expect.poll(() => server.of(getFriendStatus)).toEqual([{ guestId: 'u' }]);
    await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible();
    expect(document.querySelectorAll('.tab-bar__mark')).toHaveLength(status);
  });
});
