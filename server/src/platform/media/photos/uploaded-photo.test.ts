import { expect, test } from 'vitest';
import { squareIn } from './uploaded-photo.ts';

test('a full queue of photos says when to try again', async () => {
  const file = Buffer.from('\xff\xd8\xff no picture', 'latin1');
  const sent = Array.from({ length: 70 }, () =>
    squareIn({ file, limits: { most: 1024, pixels: 8 }, sender: 'one person' }),
  );
  const outcomes = await Promise.allSettled(sent);
  const refused = outcomes.map((one) => one.status === 'rejected' && (one.reason as { refusal: { name: string } }));
  expect(new Set(refused.map((one) => one && one.refusal.name))).toEqual(new Set(['notAPicture', 'tooOften']));
  expect(refused.at(-1)).toMatchObject({ refusal: { name: 'tooOften' }, details: { retryAfter: 10 } });
});
