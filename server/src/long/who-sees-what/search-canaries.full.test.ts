import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantCanaries, type Planted } from '../../platform/content/planted-canaries.testing.ts';
import { leaks } from '../../platform/content/search-canaries.testing.ts';

let planted: Planted;
beforeAll(async () => {
  planted = await plantCanaries();
});
afterAll(() => planted.desk.leave());

test('whatever a viewer may not see changes no answer of Find, files and album, however it is asked', async () => {
  expect(await leaks('all', planted)).toEqual({ viewers: 9, questions: 80, leaks: [] });
});
