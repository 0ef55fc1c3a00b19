import { type ReactNode } from 'react';
import { RouterAt } from '../router/router.testing.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import { AppContext } from '../app-context.ts';
import { TabBar } from './tab-bar.tsx';

const paths = new Set(['/', '/pages/search/search', '/pages/album/album', '/pages/mine/mine']);

function show(bar: ReactNode, at = '/') {
  return render(
    <AppContext value={{ paths, inHostApp: false }}>
      <RouterAt address={at}>{bar}</RouterAt>
    </AppContext>,
  );
}

beforeEach(() => language.set('en'));

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
  expect(home.element().textContent).toBe('');
  await screen.getByRole('link', { name: 'Search' }).click();
  await expect.element(home).toHaveTextContent('Home');
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

test('the album opens as a page, without the bar', async () => {
  const screen = await show(<TabBar />);
  await screen.getByRole('link', { name: 'Album' }).click();
  await expect.poll(() => screen.getByRole('navigation').elements()).toHaveLength(0);
});

test('the red mark has a text for screen readers too', async () => {
  const screen = await show(<TabBar infoMark />);
  await expect.element(screen.getByRole('link', { name: 'Info, new requests' })).toBeVisible();
});
