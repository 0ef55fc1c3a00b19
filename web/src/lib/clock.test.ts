import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { correct, now, startTicking } from './clock.ts';

class Page extends EventTarget {
  hidden = false;
  show(shown: boolean) {
    this.hidden = !shown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const noon = Date.parse('2027-03-22T12:00:00+08:00');
const minute = 60_000;
let page = new Page();
let ticks: number[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: noon + 15_000 });
  correct(Date.now());
  page = new Page();
  ticks = [];
  stop = startTicking(minute, () => ticks.push((now() - noon) / 1000), page);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('a phone whose clock is wrong goes by the time of the server', () => {
  correct(noon + 3_600_000);
  expect(now()).toBe(noon + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(now()).toBe(noon + 3_605_000);
  correct(noon);
  expect(now()).toBe(noon);
});

describe('ticking every minute', () => {
  it('ticks on the full minute', () => {
    vi.advanceTimersByTime(2 * minute);
    expect(ticks).toEqual([60, 120]);
  });

  it('pauses while the page is hidden and ticks at once when it shows again', () => {
    page.show(false);
    vi.advanceTimersByTime(10 * minute);
    expect(ticks).toEqual([]);
    page.show(true);
    expect(ticks).toEqual([615]);
    vi.advanceTimersByTime(45_000);
    expect(ticks).toEqual([615, 660]);
  });

  it('ticks at once when the clock is corrected, and then on the corrected minute', () => {
    correct(noon + 3_600_000 + 30_000);
    expect(ticks).toEqual([3_630]);
    vi.advanceTimersByTime(30_000);
    expect(ticks).toEqual([3_630, 3_660]);
  });

  it("does not tick for the network's delay", () => {
    correct(now() - 999);
    expect(ticks).toEqual([]);
  });

  it('ends', () => {
    stop();
    page.show(true);
    correct(noon);
    vi.advanceTimersByTime(10 * minute);
    expect(ticks).toEqual([]);
  });
});
