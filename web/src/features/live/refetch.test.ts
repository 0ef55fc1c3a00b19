import { expect, test } from 'vitest';
import { refetching } from './refetch.ts';

test('screens fetch a change within a second and a half', () => {
  expect([refetching.wait(0), refetching.wait(1)]).toEqual([0, 1_500]);
});

test('an answer that is too old is fetched again after one to three seconds', () => {
  expect([refetching.askAgainWait(0), refetching.askAgainWait(1)]).toEqual([1_000, 3_000]);
});
