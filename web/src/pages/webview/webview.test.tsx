import axe from 'axe-core';
import { getWebViewAddress } from 'contract/calls/album';
import { addressNotAllowed } from 'contract/refusals/album';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { patience, renewDocument } from '../../features/album/external/web-view.tsx';
import { answers, refused, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import WebViewPage from './webview.tsx';

// Nothing answers there, as with a site that refuses to be framed.
const allowed = { url: 'https://album.invalid/2027', host: 'album.invalid' };

async function open(url: string, { inHostApp = false } = {}) {
  const server = serve([
    answers(getWebViewAddress, ({ body }) =>
      body.url === 'https://album.invalid/2027' ? allowed : refused(addressNotAllowed),
    ),
  ]);
  const screens = { '/pages/webview/webview': <WebViewPage />, '/pages/album/album': <p>The album</p> };
  const search = url ? `?${new URLSearchParams({ url })}` : '';
  const screen = await openPage(`/pages/webview/webview${search}`, <Screens at={screens} />, { inHostApp });
  return { server, screen };
}

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
});
afterEach(() => void (patience.ms = 10_000));

test.each([
  ['en', 'This page comes from album.invalid', 'Open in browser'],
  ['zh', '本页内容来自album.invalid', '在浏览器中打开'],
] as const)(
  'an allowed page is shown in a frame that can do nothing to ours, with its host, in %s',
  async (spoken, from, out) => {
    language.set(spoken);
    const { screen } = await open(allowed.url);
    await expect.element(screen.getByText(from)).toBeVisible();
    const frame = document.querySelector('iframe')!;
    expect([frame.src, frame.getAttribute('sandbox'), frame.referrerPolicy]).toEqual([
      allowed.url,
      'allow-scripts allow-forms allow-popups allow-same-origin',
      'no-referrer',
    ]);
    const link = screen.getByRole('link', { name: out });
    await expect.element(link).toHaveAttribute('href', allowed.url);
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(frame.getBoundingClientRect().height).toBeGreaterThan(400);
  },
);

test('after a while the way out stands out, and can be put away', async () => {
  expect(patience.ms).toBe(10_000);
  patience.ms = 1;
  const { screen } = await open(allowed.url);
  await expect.element(screen.getByText(/^If the page stays blank/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in browser' }).elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Hide this note' }).click();
  await expect.poll(() => screen.getByText(/^If the page stays blank/).query()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('iframe'));
});

const barredFrame = () =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      ...{ effectiveDirective: 'frame-src', violatedDirective: 'frame-src', disposition: 'enforce' },
      ...{ documentURI: window.location.href, originalPolicy: '', statusCode: 200 },
    }),
  );

test('a host that was allowed after the document was loaded gets a new document', async () => {
  const renew = vi.spyOn(renewDocument, 'now').mockReturnValue();
  const { screen } = await open(allowed.url);
  await expect.element(screen.getByText(/^This page comes from/)).toBeVisible();
  barredFrame();
  expect(renew).toHaveBeenCalledOnce();
  expect(screen.getByText(/^If the page stays blank/).query()).toBeNull();
  renew.mockRestore();
});

test('a page that leads to a host which is not allowed shows the way out at once', async () => {
  const renew = vi.spyOn(renewDocument, 'now').mockReturnValue();
  const { screen } = await open(allowed.url);
  await expect.element(screen.getByText(/^This page comes from/)).toBeVisible();
  // What follows the sign “#” is no part of what was loaded: otherwise the page would load itself for ever.
  const began = { name: `${window.location.href}#photos` } as PerformanceEntry;
  const loaded = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([began]);
  barredFrame();
  await expect.element(screen.getByText(/^If the page stays blank/)).toBeVisible();
  expect(renew).not.toHaveBeenCalled();
  for (const spy of [renew, loaded]) spy.mockRestore();
});

test('inside the host app the link is copied instead', async () => {
  const { screen } = await open(allowed.url, { inHostApp: true });
  await screen.getByRole('button', { name: 'Open in browser' }).click();
  await expect.element(screen.getByRole('dialog').getByText(allowed.url)).toBeVisible();
});

test.each([
  ['en', 'This address cannot be opened here', 'Open the album'],
  ['zh', '该地址无法在此打开', '查看相册'],
] as const)('any other address is not opened, and leads to the album, in %s', async (spoken, words, album) => {
  language.set(spoken);
  const { screen } = await open('https://elsewhere.invalid/');
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  await screen.getByRole('button', { name: album }).click();
  await expect.element(screen.getByText('The album')).toBeVisible();
});

test('a page of our own origin gets no more than a stranger', async () => {
  const own = new URL('/nothing', window.location.origin).href;
  const screens = { '/pages/webview/webview': <WebViewPage /> };
  serve([answers(getWebViewAddress, { url: own, host: window.location.host })]);
  const screen = await openPage('/pages/webview/webview?url=own', <Screens at={screens} />);
  await expect.element(screen.getByText(/^This page comes from/)).toBeVisible();
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
});

test('without an address it leads to the album, and asks nothing', async () => {
  const { screen, server } = await open('');
  await expect.element(screen.getByText('The album')).toBeVisible();
  expect(address()).toBe('/pages/album/album');
  expect(server.of(getWebViewAddress)).toEqual([]);
});

test('axe objects to nothing', async () => {
  patience.ms = 1;
  const { screen } = await open(allowed.url);
  await expect.element(screen.getByText(/^If the page stays blank/)).toBeVisible();
  const { violations } = await axe.run(screen.container, { iframes: false });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});
