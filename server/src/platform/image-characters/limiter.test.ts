import { expect, test } from 'vitest';
import { limiter } from './limiter.ts';

test('it is full while so many run, and no longer when one is done or has failed', async () => {
  const limit = limiter(2);
  const done = Promise.withResolvers<string>();
  const failed = Promise.withResolvers<string>();
  const one = limit.run(() => done.promise);
  expect(limit.isFull()).toBe(false);
  const other = limit.run(() => failed.promise);
  expect(limit.isFull()).toBe(true);
  failed.reject(new Error('not drawn'));
  await expect(other).rejects.toThrow('not drawn');
  expect(limit.isFull()).toBe(false);
  done.resolve('drawn');
  expect([await one, limit.isFull()]).toEqual(['drawn', false]);
});
