import { expect, test } from 'vitest';
import { isOneOfManyAskers } from './many-askers.rules.ts';

test.each([
  ['the fourth person', 'd', ['a', 'b', 'c'], true],
  ['the third person', 'c', ['a', 'b'], false],
  ['somebody who has asked before', 'c', ['a', 'b', 'c', 'd'], false],
])('an alarm is raised for %s to ask for one address: %#', (_who, personId, before, expected) => {
  expect(isOneOfManyAskers(personId, before)).toBe(expected);
});
