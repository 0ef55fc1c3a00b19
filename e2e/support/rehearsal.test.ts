import { expect, test } from 'vitest';
import { rehearsalMorning } from './rehearsal.ts';

test('late in the evening in Europe it is already the next morning at the forum', () => {
  expect(rehearsalMorning(new Date('2026-03-21T23:30:00Z'))).toBe('2026-03-22T10:12:00+08:00');
});
