import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceWithin } from './double-tap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a double tap', () => {
  it('within 800 ms does one thing', () => {
    const done: string[] = [];
    const once = onceWithin();
    expect(once(() => done.push('first'))).toBe(1);
    vi.advanceTimersByTime(799);
    expect(once(() => done.push('second'))).toBe(undefined);
    vi.advanceTimersByTime(1);
    expect(once(() => done.push('third'))).toBe(2);
    expect(done).toEqual(['first', 'third']);
  });

  it('that was ignored does not prolong the wait', () => {
    const once = onceWithin(800);
    once(() => {});
    for (const _tap of [1, 2, 3]) {
      vi.advanceTimersByTime(250);
      once(() => {});
    }
    vi.advanceTimersByTime(50);
    expect(once(() => 'done')).toBe('done');
  });

  it('still works when the phone sets its clock back', () => {
    const once = onceWithin(800);
    once(() => {});
    vi.advanceTimersByTime(800);
    vi.setSystemTime(0);
    expect(once(() => 'done')).toBe('done');
  });
});
