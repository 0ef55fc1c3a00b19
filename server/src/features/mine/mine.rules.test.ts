import { expect, test } from 'vitest';
import { partUnlessKnown } from './mine.rules.ts';

const part = { meetings: ['a', 'b'] };

test.each([
  ['nothing yet', undefined, { version: 'now', ...part }],
  ['an older state', 'before', { version: 'now', ...part }],
  ['this very state', 'now', undefined],
])('a part comes with its version to a phone that has %s', (_, known, answered) => {
  expect(partUnlessKnown(part, 'now', known)).toEqual(answered);
});
