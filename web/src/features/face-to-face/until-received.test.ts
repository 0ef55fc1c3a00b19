import { transportCodes } from 'contract/wire/codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../../lib/call/call-failure.ts';
import { untilReceived } from './until-received.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new CallFailure(transportCodes.network, 'lost');
const refused = new CallFailure(-4, 'no longer valid', { refusal: 'exchangeCodeExpired' });
const outcome = (asked: Promise<unknown>) => asked.catch((failure: unknown) => failure);

test('what is lost is sent again until an answer comes', async () => {
  const send = vi.fn(async () => {
    if (send.mock.calls.length < 4) throw lost;
    return 'met';
  });
  const asked = outcome(untilReceived(send));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe('met');
  expect(send).toHaveBeenCalledTimes(4);
});

test('after 30 seconds it is given up', async () => {
  const send = vi.fn(async () => {
    throw lost;
  });
  const asked = outcome(untilReceived(send));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await asked).toBe(lost);
  const sent = send.mock.calls.length;
  expect(sent).toBe(21);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(sent);
});

test('a refusal is an answer', async () => {
  const send = vi.fn(async () => {
    throw refused;
  });
  expect(await outcome(untilReceived(send))).toBe(refused);
  expect(send).toHaveBeenCalledTimes(1);
});

test('who cancels waits no longer', async () => {
  const stop = new AbortController();
  const send = vi.fn(async () => {
    stop.abort();
    throw lost;
  });
  expect(await outcome(untilReceived(send, stop.signal))).toBe(lost);
  expect(send).toHaveBeenCalledTimes(1);
});

test('who cancels during a pause waits no longer either, and nothing is sent again', async () => {
  const stop = new AbortController();
  const send = vi.fn(async () => {
    throw lost;
  });
  const asked = outcome(untilReceived(send, stop.signal));
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  expect(await asked).toBe(lost);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});
