import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { usePagesAhead } from './load-pages-when-quiet.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Passes the time until the check holds. */
function comes(check: () => void) {
  const secondLater = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    check();
  };
  return vi.waitFor(secondLater, { timeout: 30_000, interval: 20 });
}

/** Opens the app with pages that tell when they are loaded. */
async function openWith({ signedIn = true, saveData = false }) {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({ saveData });
  const loaded: string[] = [];
  const pages = ['/pages/forum/forum', '/pages/mine/mine', '/pages/guest/guest', '/pages/guest/detail'].map((path) => ({
    path,
    Page: { prepare: async () => void loaded.push(path) },
  }));
  function App() {
    usePagesAhead(pages, '/pages/guest/guest', signedIn);
    return null;
  }
  const screen = await render(<App />);
  return { loaded, screen };
}

test('the other pages are loaded one by one, first where people go from here', async () => {
  const { loaded } = await openWith({});
  await comes(() =>
    expect(loaded).toEqual(['/pages/guest/detail', '/pages/mine/mine', '/pages/guest/guest', '/pages/forum/forum']),
  );
});

test.each([
  ['a phone that saves data', { saveData: true }],
  ['nobody who is logged in', { signedIn: false }],
])('%s loads no page that is not shown', async (_, phone) => {
  const { loaded } = await openWith(phone);
  const later = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  for (const work of later) whenQuiet(work);
  await comes(() => later.forEach((work) => expect(work).toHaveBeenCalledTimes(1)));
  expect(loaded).toEqual([]);
});

test('an app that is closed loads nothing more', async () => {
  const { loaded, screen } = await openWith({});
  await comes(() => expect(loaded).toHaveLength(1));
  await screen.unmount();
  const work = vi.fn<() => void>();
  whenQuiet(work);
  await comes(() => expect(work).toHaveBeenCalledTimes(1));
  expect(loaded).toHaveLength(1);
});
