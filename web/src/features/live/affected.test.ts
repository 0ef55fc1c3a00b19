import { expect, test } from 'vitest';
import { isAffected } from './affected.ts';

test.each([
  [['agenda', 'list', 'zh'], 'agenda', 'm1', true],
  [['agenda', 'one', 'm1', 'zh'], 'agenda', 'm1', true],
  [['agenda', 'one', 'm2', 'zh'], 'agenda', 'm1', false],
  [['agenda', 'one', 'm2', 'zh'], 'agenda', null, true],
  [['partners', 'list', 'zh'], 'agenda', 'm1', false],
  [['agenda', 'one', 'm2', 'zh'], 'places', 'h1', true],
  [['delegates', 'one', 'd1', 'zh'], 'agenda', 'm1', true],
  [['me'], 'forum', null, false],
] as const)('%o is affected by a change of %s %s: %s', (key, topic, itemId, expected) => {
  expect(isAffected(key, { topic, itemId })).toBe(expected);
});
