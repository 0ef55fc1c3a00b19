import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePagesAhead } from './load-pages-when-idle.ts';

afterEach(() => void vi.restoreAllMocks());

/** Opens the app with pages that tell when they are loaded. */
async function openWith({ signedIn = true, saveData = false }) {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({ saveData });
  const loaded: string[] = [];
  const pages = ['/agenda', '/news'].map((path) => ({ Page: { prepare: async () => void loaded.push(path) } }));
  const idle = vi.spyOn(window, 'requestIdleCallback');
  function App() {
    usePagesAhead(pages, signedIn);
    return null;
  }
  await render(<App />);
  return { loaded, idle };
}

test('the other pages are loaded when the phone is idle, one after another', async () => {
  const { loaded } = await openWith({});
  await expect.poll(() => loaded).toEqual(['/agenda', '/news']);
});

test.each([
  ['a phone that saves data', { saveData: true }],
  ['nobody who is logged in', { signedIn: false }],
])('%s loads only what is for trouble', async (_, phone) => {
  const { loaded, idle } = await openWith(phone);
  expect(idle).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual([]);
});
