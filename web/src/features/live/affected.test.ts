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
  [['partners', 'one', 'p1', 'zh'], 'delegates', 'd1', true],
  [['delegates', 'one', 'd1', 'zh'], 'places', 'h1', true],
  [['delegates', 'list', 'zh'], 'places', null, true],
  [['agenda', 'list', 'zh'], 'forum', null, true],
  [['agenda', 'one', 'm1', 'zh'], 'forum', null, true],
  [['delegates', 'one', 'd1', 'zh'], 'forum', null, true],
  [['forum', 'slides', 'zh'], 'forum', null, true],
  [['forum', 'slides', 'zh'], 'places', 'h1', false],
  [['partners', 'list', 'zh'], 'places', 'h1', false],
  [['me'], 'forum', null, false],
] as const)('%o is affected by a change of %s %s: %s', (key, topic, itemId, expected) => {
  expect(isAffected(key, { topic, itemId })).toBe(expected);
});
