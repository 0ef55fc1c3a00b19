import { expect, test } from 'vitest';
import { placesFor } from './limiter.ts';

test('all places are taken while so many are at work, and free again when one is done or has failed', async () => {
  const places = placesFor(2);
  const done = Promise.withResolvers<string>();
  const failed = Promise.withResolvers<string>();
  const one = places.hold(() => done.promise);
  expect(places.areTaken()).toBe(false);
  const other = places.hold(() => failed.promise);
  expect(places.areTaken()).toBe(true);
  failed.reject(new Error('not drawn'));
  await expect(other).rejects.toThrow('not drawn');
  expect(places.areTaken()).toBe(false);
  done.resolve('drawn');
  expect([await one, places.areTaken()]).toEqual(['drawn', false]);
});
