import { agreementMissing } from 'contract/refusals/consent';
import { notABadge, wrongCode } from 'contract/refusals/sign-in';
import { expect, test } from 'vitest';
import { legalWords } from '../../shell/legal-texts/legal-texts.words.ts';
import { signInWords } from './sign-in.words.ts';

test.each([
  [signInWords.wrongCode, wrongCode],
  [signInWords.notABadge, notABadge],
  [legalWords.tickFirst, agreementMissing],
])('what the form finds by itself it says as the server would: %o', (words, { says }) => {
  expect(words).toEqual(says);
});
