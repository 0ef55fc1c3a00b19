import * as no from 'contract/refusals';
import { expect, test } from 'vitest';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { isAnswer, placeOf, retryAfterOf } from './refusal-place.ts';

const failureOf = ({ code, says }: no.Refusal, obj?: unknown) => new CallFailure(code, says.en, obj);

test.each([
  [no.wrongMobile, 'address'],
  [no.wrongEmail, 'address'],
  [no.wrongImage, 'characters'],
  [no.imageExpired, 'characters'],
  [no.codeTooSoon, 'code'],
  [no.codeNotSent, 'code'],
  [no.wrongCode, 'code'],
  [no.codeRestricted, 'code'],
  [no.agreementMissing, 'tick'],
  [no.notVerified, 'form'],
] as const)('$name stands at the %s', (refusal, place) => {
  expect(placeOf(failureOf(refusal))).toBe(place);
  expect(placeOf(new CallFailure(refusal.code, refusal.says.zh))).toBe(place);
});

test('a wait goes with its refusal', () => {
  expect(retryAfterOf(failureOf(no.codeTooSoon, { retryAfter: 87 }))).toBe(87);
  expect(retryAfterOf(failureOf(no.codeRestricted, null))).toBeUndefined();
  expect(retryAfterOf(failureOf(no.codeTooSoon, { retryAfter: 'soon' }))).toBeUndefined();
});

test('a lost call is no answer', () => {
  expect(isAnswer(failureOf(no.wrongCode))).toBe(true);
  expect(isAnswer(new CallFailure(5, 'timeout'))).toBe(false);
  expect(isAnswer(new CallFailure(undefined, 'System Error'))).toBe(false);
  expect(isAnswer(new Error('x'))).toBe(false);
});
