import { expect, test } from 'vitest';
import type { Audience } from '../../platform/database/tables/content/versions.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { hasMissed, hintsFor } from './live.rules.ts';

const change = (number: number, audience: Audience | null) => ({
  ...{ number, at: new Date(0), topic: 'agenda' as const, itemId: 'm', version: 2, audience },
});
const hint = (number: number) => ({ number, topic: 'agenda' as const, itemId: 'm', version: 2 });

test('a hint goes only to people whom the change concerns, and does not say whom else', () => {
  const changes = [change(7, { badges: ['red'] }), change(8, { people: ['b'] }), change(9, null)];
  expect(hintsFor({ id: 'a', badge: 'red' }, changes)).toEqual([hint(7), hint(9)]);
  expect(hintsFor({ id: 'b', badge: 'green' }, changes)).toEqual([hint(8), hint(9)]);
  expect(hintsFor({ badge: 'red' }, changes)).toEqual([hint(7), hint(9)]);
});

test.each([
  ['a few changes', { after: 4, last: 9, completeFrom: 4 }, 2, false],
  ['as many hints as are sent one by one', { after: 4, last: 9, completeFrom: 0 }, 200, false],
  ['more than that', { after: 4, last: 9, completeFrom: 0 }, 201, true],
  ['a number that this viewer was never given', { after: 10, last: 9, completeFrom: 0 }, 0, true],
  ['a number that is older than the log', { after: 4, last: 9, completeFrom: 5 }, 2, true],
])('after %s (%j, %i hints) everything has to be fetched again: %s', (_, asked, count, missed) => {
  expect(hasMissed({ ...asked, hints: Array(count).fill(hint(9)) })).toBe(missed);
});

test('only a full session is shown what is its owner’s; one that has yet to agree may be a limited one besides', () => {
  const viewer = { id: 'a person', badge: 'red', sessionId: 'a session' } as const;
  expect(shownAs({ ...viewer, scope: 'full' })).toEqual({ id: 'a person', badge: 'red' });
  for (const scope of ['limited', 'to agree'] as const) expect(shownAs({ ...viewer, scope })).toEqual({ badge: 'red' });
});
