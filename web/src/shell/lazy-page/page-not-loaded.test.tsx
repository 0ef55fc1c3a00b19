import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lost, serve } from '../../lib/call/answers.testing.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { language } from '../../lib/language.ts';
import { keepTrying } from '../connection/try-again-while-away.ts';
import { newQueries, openPage } from '../page.testing.tsx';
import { PageNotLoadedView } from './page-not-loaded.tsx';

const minute = 60_000;
let isAway = true;
let stopTrying: () => void;
let server: ReturnType<typeof serve>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  language.set('en');
  serverReached.set(true);
  isAway = true;
  reload.mockClear();
  server = serve([{ path: '/readyz', reply: () => (isAway ? lost : {}) }]);
  stopTrying = keepTrying(newQueries());
});
afterEach(() => {
  stopTrying();
  serverReached.set(true);
  vi.useRealTimers();
});

const open = () => openPage('/', <PageNotLoadedView reload={reload} />);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page whose code got lost with the server says so, and loads when the server is back', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  await expect.element(screen.getByText(/will load as soon as the connection returns/)).toBeVisible();
  await pass(5 * minute);
  expect(reload).not.toHaveBeenCalled();
  isAway = false;
  await pass(minute);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a network that comes back without the server reloads nothing', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  server.forget();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(server.names()).toContain('readyz'));
  await pass(0);
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose code is gone although the server is there does not reload by itself', async () => {
  isAway = false;
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await vi.waitFor(() => expect(server.names()).toEqual(['readyz']));
  await pass(5 * minute);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/will load as soon as/).elements()).toEqual([]);
});
