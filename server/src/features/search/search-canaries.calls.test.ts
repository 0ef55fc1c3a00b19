import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaks, plantCanaries } from '../../platform/content/search-canaries.testing.ts';

let canaries: Awaited<ReturnType<typeof plantCanaries>>;
beforeAll(async () => {
  canaries = await plantCanaries();
});
afterAll(() => canaries.leave());

test('whatever a viewer may not see changes no answer of Find, files and album when it goes', async () => {
  expect(await leaks('some')).toEqual({ viewers: 9, questions: 60, leaks: [] });
});
