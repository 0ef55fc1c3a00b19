import { describe, expect, test } from 'vitest';
import { askedOnceMore, throttle, type Asked } from './throttle.ts';

const allowance = { burst: 30, refill: 60_000 };

function ask(times: number, now: number, before?: Asked) {
  let asked = before;
  const answers = Array.from({ length: times }, () => {
    const next = askedOnceMore(asked, now, allowance);
    if ('asked' in next) asked = next.asked;
    return 'asked' in next ? 0 : next.retryAfter;
  });
  return { asked, answers };
}

describe('somebody who asks', () => {
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

  test('has a count of their own, and the one who asked longest ago is forgotten', () => {
    const wait = throttle({ burst: 1, refill: 60_000 }, 2);
    const at = new Date(0);
    const all = ['a', 'a', 'b', 'b', 'c', 'b', 'a'].map((who) => wait(who, at)?.retryAfter ?? 0);
    expect(all).toEqual([0, 60, 0, 60, 0, 60, 0]);
  });
});
