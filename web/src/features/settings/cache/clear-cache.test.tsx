import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPath } from 'contract/wire/media';
import { lost, serve } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { newQueries, openPage } from '../../../shell/page.testing.tsx';
import { ClearCacheRow } from './clear-cache-row.tsx';

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  storage.token.set('t');
  performance.clearResourceTimings();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete('copies');
});

const kilobyte = 'x'.repeat(1_000);

async function open() {
  const told: string[] = [];
  const cleared = () => {
    told.push('cleared');
    return new Response(null, { status: 204 });
  };
  serve([
    { path: clearPath, reply: cleared },
    { path: `${import.meta.env.BASE_URL}icon.svg`, reply: () => lost },
  ]);
  const queries = newQueries();
  const screen = await openPage('/', <ClearCacheRow />, { queries });
  async function clear() {
    letTapsPass();
    await screen.getByRole('button', { name: /^Clear cache/ }).click();
    letTapsPass();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Clear cache' }).click();
  }
  return { queries, screen, clear, told };
}

test('answers and copies go with the size that they had, the login and the settings stay', async () => {
  const { queries, screen, clear, told } = await open();
  queries.setQueryData(['agenda'], kilobyte.repeat(640));
  await (await caches.open('copies')).put('/copy', new Response(kilobyte));
  storage.appearance.set({ theme: 'dark', textSize: 'large' });
  await clear();
  await expect.element(screen.getByText(/^Cache cleared: \d+ KB freed$/)).toBeVisible();
  expect(told).toEqual(['cleared']);
  expect([queries.getQueryData(['agenda']), await caches.keys()]).toEqual([undefined, []]);
  expect([storage.token.get(), storage.appearance.get().theme]).toEqual(['t', 'dark']);
});

test('what is on the screen or on its way is not taken away', async () => {
  const { queries, screen, clear } = await open();
  let arrive: (text: string) => void = () => undefined;
  const download = queries.fetchQuery({
    queryKey: ['download'],
    queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
  });
  queries.setQueryData(['shown'], 'shown');
  const leave = new QueryObserver(queries, { queryKey: ['shown'], queryFn: () => 'shown anew', staleTime: Infinity });
  const stop = leave.subscribe(() => undefined);
  await clear();
  await expect.poll(() => queries.getQueryData(['shown'])).toBe('shown anew');
  arrive('whole');
  expect(await download).toBe('whole');
  await expect.element(screen.getByText(/^Cache cleared/)).toBeVisible();
  stop();
});

test('where nothing can be measured it says that it is cleared, and no size', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockRejectedValue(new TypeError('not told'));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const { screen, clear } = await open();
  await clear();
  await expect.element(screen.getByText('Cache cleared', { exact: true })).toBeVisible();
});
