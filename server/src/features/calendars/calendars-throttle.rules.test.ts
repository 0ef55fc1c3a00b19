import { describe, expect, test } from 'vitest';
import { askedOnceMore, type Asked } from './calendars-throttle.rules.ts';

function ask(times: number, now: number, before?: Asked) {
  let asked = before;
  const answers = Array.from({ length: times }, () => {
    const next = askedOnceMore(asked, now);
    if ('asked' in next) asked = next.asked;
    return 'asked' in next ? 0 : next.retryAfter;
  });
  return { asked, answers };
}

describe('a calendar that asks', () => {
  test('is answered thirty times at once, then told to wait a minute', () => {
    const { answers } = ask(32, 0);
    expect(answers).toEqual([...Array<number>(30).fill(0), 60, 60]);
  });

  test('is answered once more for each minute that passed', () => {
    const { asked } = ask(30, 0);
    expect(ask(1, 59_000, asked).answers).toEqual([1]);
    expect(ask(4, 3 * 60_000, asked).answers).toEqual([0, 0, 0, 60]);
  });

  test('every minute is always answered', () => {
    let asked: Asked | undefined;
    for (let minute = 0; minute < 500; minute++) {
      const next = ask(1, minute * 60_000, asked);
      expect(next.answers).toEqual([0]);
      asked = next.asked;
    }
  });
});
