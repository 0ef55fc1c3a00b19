import { describe, expect, test } from 'vitest';
import { isOfNoUse } from './delivery-limits.rules.ts';

describe('messages nobody needs any more', () => {
  const written = new Date('2027-03-22T10:00:00+08:00');
  const later = (minutes: number) => new Date(written.getTime() + minutes * 60_000);
  test.each([
    ['code', 10, false],
    ['code', 10.01, true],
    ['badge notice', 60, false],
    ['badge notice', 60.01, true],
  ] as const)('a %s after %s minutes: %s', (purpose, minutes, useless) => {
    expect(isOfNoUse(purpose, written, later(minutes))).toBe(useless);
  });
});
