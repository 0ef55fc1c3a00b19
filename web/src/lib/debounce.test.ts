import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
