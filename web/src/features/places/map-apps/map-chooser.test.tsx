import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../../lib/language.ts';
import { AppContext } from '../../../shell/app-context.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { OverlayView } from '../../../shell/overlay/overlay-view.tsx';
import { MapChooser } from './map-chooser.tsx';
import { appLink, webLink } from './map-links.ts';
import { thisPage } from './wait-for-map-app.ts';
import { yucheng } from '../place.testing.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';

const pretend = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { get: () => value, configurable: true });

beforeEach(() => {
  language.set('en');
  pretend(navigator, 'userAgent', android);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(document, 'visibilityState');
});

async function open({ inHostApp = false } = {}) {
  const [go, openTab, close] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await render(
    <AppContext value={{ paths: new Set(['/']), inHostApp }}>
      <MapChooser place={yucheng} onClose={close} outside={{ ...thisPage, go, openTab }} />
      <OverlayView from={overlay} />
    </AppContext>,
  );
  const row = (name: RegExp) => screen.getByRole('button', { name });
  const choose = (name: RegExp) => row(name).click();
  const tap = (name: RegExp) => (row(name).element() as HTMLElement).click();
  return { screen, go, openTab, close, choose, tap };
}

const gone = (go: ReturnType<typeof vi.fn>) => go.mock.calls.map(([address]) => address as string);
const app = appLink('gaode', yucheng, 'android');
const web = webLink('gaode', yucheng);

test.each([
  ['en', 'Amap (Gaode)Recommended'],
  ['zh', '高德地图推荐'],
] as const)('in %s one map is recommended, the one that is at home at the venues', async (spoken, name) => {
  language.set(spoken);
  const { screen } = await open();
  const names = screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('.map-app-row__name')?.textContent);
  expect(names.filter((said) => /Recommended|推荐/.test(said ?? ''))).toEqual([name]);
});

describe('on a phone', () => {
  // The test moves the clock itself, so that a slow machine does not look like an app that is slow to open.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

  test('a page that stays in front goes to the web map after three seconds, not before', async () => {
    const { go, tap } = await open();
    tap(/Gaode/);
    pass(2_999);
    expect(gone(go)).toEqual([app]);
    pass(1);
    expect(gone(go)).toEqual([app, web]);
  });

  test('while it is being opened it says so', async () => {
    const { tap, screen } = await open();
    tap(/Gaode/);
    await expect.element(screen.getByText(/Opening Amap/)).toBeVisible();
  });

  test('a page that hides because the app opened goes nowhere else, and the chooser closes', async () => {
    const { go, close, tap } = await open();
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
    pretend(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalledOnce();
    pass(10_000);
    expect(gone(go)).toEqual([app]);
  });

  test('a page that the browser puts away counts as hidden too', async () => {
    const { go, close, tap } = await open();
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
    window.dispatchEvent(new Event('pagehide'));
    expect(close).toHaveBeenCalledOnce();
    pass(10_000);
    expect(gone(go)).toEqual([app]);
  });

  test('a prompt that takes the focus is waited for; cancelling it opens the web map', async () => {
    const { go, close, tap } = await open();
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
    window.dispatchEvent(new Event('blur'));
    pass(10_000);
    expect([gone(go), close.mock.calls]).toEqual([[app], []]);
    window.dispatchEvent(new Event('focus'));
    pass(1_000);
    expect(gone(go)).toEqual([app, web]);
  });

  test('a prompt that is cancelled at once leaves the three seconds as they are', async () => {
    const { go, tap } = await open();
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
    window.dispatchEvent(new Event('blur'));
    pass(500);
    window.dispatchEvent(new Event('focus'));
    pass(2_499);
    expect(gone(go)).toEqual([app]);
    pass(1);
    expect(gone(go)).toEqual([app, web]);
  });

  test('a prompt that is agreed to leads to the app alone', async () => {
    const { go, close, tap } = await open();
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
    window.dispatchEvent(new Event('blur'));
    pass(10_000);
    window.dispatchEvent(new Event('focus'));
    pass(900);
    pretend(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalledOnce();
    pass(10_000);
    expect(gone(go)).toEqual([app]);
  });

  test('leaving the chooser stops the wait', async () => {
    const { go, tap, screen } = await open();
    tap(/Google/);
    expect(gone(go)).toEqual([appLink('google', yucheng, 'android')]);
    await screen.unmount();
    pass(10_000);
    expect(gone(go)).toEqual([appLink('google', yucheng, 'android')]);
  });

  test('a double tap opens one map', async () => {
    const { go, tap } = await open();
    tap(/Gaode/);
    tap(/Gaode/);
    expect(gone(go)).toEqual([app]);
  });
});

test('on a computer the web map opens at once, in a tab of its own', async () => {
  pretend(navigator, 'userAgent', desktop);
  const { go, openTab, close, choose } = await open();
  await choose(/Google/);
  await expect.poll(() => [gone(openTab), gone(go)]).toEqual([[webLink('google', yucheng)], []]);
  expect(close).toHaveBeenCalledOnce();
});

test('inside the host app the web map comes at once', async () => {
  const { go, openTab, choose } = await open({ inHostApp: true });
  await choose(/Gaode/);
  await expect.poll(() => [gone(go), gone(openTab)]).toEqual([[web], []]);
});

test('inside WeChat, too', async () => {
  pretend(navigator, 'userAgent', `${android} MicroMessenger/8.0.49`);
  const { go, choose } = await open();
  await choose(/Baidu/);
  await expect.poll(() => gone(go)).toEqual([webLink('baidu', yucheng)]);
});

test('the chooser names the place in both languages and copies what a driver can read', async () => {
  const { screen } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await expect.element(screen.getByText('北京市玉澄路8号 玉澄国宾馆')).toHaveAttribute('lang', 'zh-CN');
  await screen.getByRole('button', { name: 'Copy the Chinese address' }).click();
  await expect.poll(() => write).toHaveBeenCalledExactlyOnceWith('玉澄国宾馆，北京市玉澄路8号');
  await expect.element(screen.getByText('Copied')).toBeVisible();
});

test('an address that cannot be copied can still be read and pressed', async () => {
  const { screen } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await screen.getByRole('button', { name: 'Copy the Chinese address' }).click();
  await expect.element(screen.getByText('Please press and hold the address to copy it')).toBeVisible();
});
