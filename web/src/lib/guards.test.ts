import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, onceWithin } from './guards.ts';

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

describe('a search while typing', () => {
  it('runs once with the last text, 500 ms after it', () => {
    const searched: string[] = [];
    const search = debounce((text: string) => void searched.push(text));
    search('绿');
    vi.advanceTimersByTime(499);
    search('绿色');
    vi.advanceTimersByTime(499);
    expect(searched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searched).toEqual(['绿色']);
  });

  it('does not run once it is cancelled', () => {
    const searched: string[] = [];
    const search = debounce((text: string) => void searched.push(text), 100);
    search('绿');
    search.cancel();
    vi.advanceTimersByTime(1_000);
    expect(searched).toEqual([]);
  });
});
