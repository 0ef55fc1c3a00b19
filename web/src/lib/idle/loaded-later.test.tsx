import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { whileIdle } from './idle.testing.ts';
import { loadedLater } from './loaded-later.tsx';

type Player = { default: (props: { title: string }) => string };
const player: Player = { default: ({ title }) => `Plays ${title}` };
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

// The test moves the clock itself, so that the waits need not be shortened.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function losesFirst() {
  return vi.fn<() => Promise<Player>>().mockImplementationOnce(lost).mockResolvedValue(player);
}

test('the part comes when the phone is idle, not before', async () => {
  const load = vi.fn<() => Promise<Player>>().mockResolvedValue(player);
  const Part = loadedLater(load);
  const screen = await render(<Part title="the news" />);
  expect(load).not.toHaveBeenCalled();
  expect(screen.container.textContent).toBe('');
  await whileIdle();
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays the news'), { timeout: 10_000 });
});

test('a list that shows a part of each of its cards requests it once, and shows all in the same moment', async () => {
  const { promise, resolve } = Promise.withResolvers<Player>();
  const load = vi.fn<() => Promise<Player>>().mockReturnValue(promise);
  const Part = loadedLater(load);
  const titles = ['news', 'films', 'music'];
  const screen = await render(titles.map((title) => <Part key={title} title={title} />));
  await whileIdle();
  expect(load).toHaveBeenCalledTimes(1);
  resolve(player);
  const shown = new Set<string | null>();
  new MutationObserver(() => shown.add(screen.container.textContent)).observe(screen.container, {
    childList: true,
  });
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays newsPlays filmsPlays music'), {
    timeout: 10_000,
  });
  expect([...shown]).toEqual(['Plays newsPlays filmsPlays music']);
});

test('a part that is needed comes at once', async () => {
  const load = vi.fn<() => Promise<Player>>().mockResolvedValue(player);
  const Part = loadedLater(load);
  const screen = await render(<Part title="the news" atOnce />);
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays the news'), { timeout: 10_000 });
});

test('a part whose code is here is on the screen from the first moment', async () => {
  const Part = loadedLater(async () => player);
  void Part.prepare();
  await whileIdle();
  const seen: (string | null)[] = [];
  function Watched() {
    const [box, setBox] = useState<HTMLElement | null>(null);
    if (box) seen.push(box.textContent);
    return (
      <p ref={setBox}>
        <Part title="the news" />
      </p>
    );
  }
  await render(<Watched />);
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), { timeout: 10_000 });
  expect(seen[0]).toBe('Plays the news');
});

test.each([
  ['the network is back', async () => void window.dispatchEvent(new Event('online'))],
  ['the page shows again', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['a while has passed', async () => void (await vi.advanceTimersByTimeAsync(3_000))],
])('code that got lost on the way is requested again when %s', async (_, happens) => {
  const load = losesFirst();
  const Part = loadedLater(load);
  const screen = await render(<Part title="the news" />);
  await whileIdle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.container.textContent).toBe('');
  await happens();
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays the news'), { timeout: 10_000 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part whose page was left is not requested any more', async () => {
  const load = vi.fn<() => Promise<Player>>(lost);
  const Part = loadedLater(load);
  const screen = await render(<Part title="the news" />);
  await whileIdle();
  expect(load).toHaveBeenCalledTimes(1);
  await screen.unmount();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('several places that wait for code that does not arrive request it together', async () => {
  const load = vi.fn<() => Promise<Player>>(lost);
  const Part = loadedLater(load);
  const places = ['news', 'films', 'music', 'talks'].map((title) => <Part key={title} title={title} atOnce />);
  const screen = await render(<>{places}</>);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // The pauses double from 2 s to 60 s and are at least half as long.
  expect(load.mock.calls.length).toBeLessThan(4 + 25);
  load.mockResolvedValue(player);
  await vi.advanceTimersByTimeAsync(90_000);
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays newsPlays filmsPlays musicPlays talks'), {
    timeout: 10_000,
  });
});

test('a part that is needed once more is requested at once, however long the pause is by then', async () => {
  const load = vi.fn<() => Promise<Player>>(lost);
  const Part = loadedLater(load);
  const screen = await render(<Part key="first" title="the news" atOnce />);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  load.mockResolvedValue(player);
  await screen.rerender(<Part key="second" title="the news" atOnce />);
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Plays the news'), { timeout: 5_000 });
});

test('code that is only prepared is requested once each time', async () => {
  const load = vi.fn<() => Promise<Player>>(lost);
  const Part = loadedLater(load);
  void Part.prepare();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
