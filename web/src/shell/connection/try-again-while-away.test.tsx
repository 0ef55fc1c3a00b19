import { QueryObserver } from '@tanstack/react-query';
import { getIntroduction, getSlides } from 'contract/calls/about';
import type { Call } from 'contract/wire/call';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { note, serverReached } from '../../lib/connection/server-reached.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { newQueries } from '../page.testing.tsx';
import { retrying } from './retry-waits.ts';
import { keepTrying } from './try-again-while-away.ts';

const minute = 60_000;
let queries = newQueries();
let isAway = true;
let away: () => Response | typeof lost;
let [slides, introduction] = [() => ({}) as unknown, () => ({}) as unknown];
let server: ReturnType<typeof serve>;

// The test moves the clock itself, so that the waits need not be shortened.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  serverReached.set(true);
  [queries, isAway, away] = [newQueries(), true, () => lost];
  [slides, introduction] = [() => ({ slides: [] }), () => ({ chapters: [] })];
  const orAway = (answer: () => unknown) => () => (isAway ? away() : answer()) as never;
  server = serve([
    answers(
      getIntroduction,
      orAway(() => introduction()),
    ),
    answers(
      getSlides,
      orAway(() => slides()),
    ),
    { path: '/readyz', reply: orAway(() => ({})) },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  serverReached.set(true);
});

/** Puts a read on the screen. */
function show(call: Call): { isThere: () => Promise<void> } {
  const { placeholderData: _, ...read } = readQuery(call, {}, { language: 'en', quiet: true });
  onTestFinished(new QueryObserver(queries, read).subscribe(() => undefined));
  const isFetching = () => queries.isFetching({ queryKey: read.queryKey });
  return { isThere: () => vi.waitFor(() => expect(isFetching()).toBe(0)) };
}
/** Puts a read on the screen, and waits until it has failed or is there. */
const shown = (call: Call) => show(call).isThere();
function begin() {
  server.forget();
  onTestFinished(keepTrying(queries));
}
const asked = () => server.names().toSorted();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one small request looks for the server, and what was lost is requested once it is found', async () => {
  await shown(getIntroduction);
  await shown(getSlides);
  begin();
  await pass(5 * minute);
  expect(new Set(asked())).toEqual(new Set(['readyz']));
  expect(asked().length).toBeLessThan(25);

  isAway = false;
  server.forget();
  await pass(minute);
  await vi.waitFor(() => expect(asked()).toEqual(['getIntroduction', 'getSlides', 'readyz']));
});

test('what is still fresh is not requested again', async () => {
  isAway = false;
  await shown(getSlides);
  isAway = true;
  await shown(getIntroduction);
  begin();
  isAway = false;
  await pass(minute);
  await vi.waitFor(() => expect(asked()).toEqual(['getIntroduction', 'readyz']));
});

test('a page that reads nothing finds the server, too', async () => {
  note(false);
  begin();
  isAway = false;
  await pass(15_000);
  await vi.waitFor(() => expect(serverReached.get()).toBe(true));
  expect(asked()).toEqual(['readyz']);
});

test('a server that something else found is asked for what was lost within 15 seconds, after a long outage, too', async () => {
  await shown(getIntroduction);
  begin();
  await pass(10 * minute);
  server.forget();
  isAway = false;
  note(true);
  await pass(15_000);
  await vi.waitFor(() => expect(asked()).toEqual(['getIntroduction']));
});

test('a read that takes very long keeps another from nothing', async () => {
  isAway = false;
  slides = () => new Response(new ReadableStream());
  introduction = () => new Response('', { status: 502 });
  show(getSlides);
  await shown(getIntroduction);
  begin();
  await vi.waitFor(async () => {
    await pass(minute);
    expect(server.of(getIntroduction).length).toBeGreaterThan(3);
  });
  expect(server.of(getSlides)).toEqual([]);
});

test.each([
  ['while the page is hidden', document, 'hidden', true, () => document.dispatchEvent(new Event('visibilitychange'))],
  ['without a network', navigator, 'onLine', false, () => window.dispatchEvent(new Event('online'))],
] as const)('nothing is sent %s', async (_when, of, name, value, ends) => {
  await shown(getIntroduction);
  const state = vi.spyOn(of as Document & Navigator, name, 'get').mockReturnValue(value);
  begin();
  await pass(10 * minute);
  expect(asked()).toEqual([]);
  state.mockRestore();
  ends();
  await pass(15_000);
  expect(new Set(asked())).toEqual(new Set(['readyz']));
});

test('a page that is hidden while it waits sends nothing either', async () => {
  await shown(getIntroduction);
  begin();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(10 * minute);
  expect(asked()).toEqual([]);
});

test('a server that says when to come again is not asked before', async () => {
  away = () => new Response('', { status: 503, headers: { 'retry-after': '120' } });
  await shown(getIntroduction);
  begin();
  await pass(2 * minute - 1_000);
  expect(asked()).toEqual([]);
  await pass(16_000);
  expect(asked()).toEqual(['readyz']);
});

test('phones spread themselves over 15 seconds, and the waits grow to 15–30 seconds', () => {
  const waits = (random: number) => [0, 1, 2, 3, 9].map((tries) => retrying.wait(tries, 0, random));
  expect(waits(0)).toEqual([0, 5_000, 10_000, 15_000, 15_000]);
  expect(waits(1)).toEqual([15_000, 20_000, 25_000, 30_000, 30_000]);
  expect(retrying.wait(0, 2_000, 0.5)).toBe(9_500);
  expect(retrying.wait(0, 60 * minute, 0)).toBe(5 * minute);
});
