import { expect, test } from 'vitest';
import { notAgreedTo } from './consent-asked-again.rules.ts';

const current = { agreement: { version: 2 }, privacy: { version: 5 } };

test.each([
  ['nothing', [], ['agreement', 'privacy']],
  [
    'both as they are',
    [
      { kind: 'agreement', version: 2 },
      { kind: 'privacy', version: 5 },
    ],
    [],
  ],
  [
    'an older privacy policy',
    [
      { kind: 'agreement', version: 2 },
      { kind: 'privacy', version: 4 },
    ],
    ['privacy'],
  ],
] as const)('whoever has agreed to %s', (_, given, asked) => {
  expect(notAgreedTo(current, given)).toEqual(asked);
});
