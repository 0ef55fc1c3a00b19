import { expect, test } from 'vitest';
import { exitCodeOf } from './verdict.ts';

test('a failure outweighs a void measurement, and a void one is no success', () => {
  expect(exitCodeOf(['passed', 'void', 'failed'])).toBe(1);
  expect(exitCodeOf(['passed', 'void'])).toBe(2);
  expect(exitCodeOf(['passed', 'passed'])).toBe(0);
});
