import { describe, expect, test } from 'vitest';
import { isOtherAccount, looksLikeTicket, mayEnterUnasked, questionFor } from './asked-before-entry.ts';

test.each([
  ['nobody is signed in', undefined, undefined, false],
  ['the same person is signed in', 't', 'me', false],
  ['another person is signed in', 't', 'other', true],
  ['an unknown person is signed in', 't', undefined, true],
])('%s', (_, token, signedIn, other) => {
  expect(isOtherAccount({ token, signedIn, arriving: 'me' })).toBe(other);
});

const ticket = 'A'.repeat(42) + '_';
const userId = '0123456789abcdefghjk';

test.each([
  [ticket, userId, true],
  [ticket.slice(1), userId, false],
  [ticket, 'me', false],
  [`${ticket.slice(1)}<`, userId, false],
])('%s for %s looks like a ticket: %s', (given, user, looks) => {
  expect(looksLikeTicket(given, user)).toBe(looks);
});

describe('a person who comes from the host app', () => {
  const usual = { inHostApp: true, hasAgreed: true, isOther: false };
  test.each([
    ['inside the host app, agreed before', usual, true, undefined],
    ['inside the host app, not agreed yet', { ...usual, hasAgreed: false }, false, undefined],
    ['inside the host app, another account signed in', { ...usual, isOther: true }, false, 'other account'],
    ['in another browser', { ...usual, inHostApp: false }, false, 'is this you'],
    ['in another browser, another account', { ...usual, inHostApp: false, isOther: true }, false, 'other account'],
  ] as const)('%s', (_, arrival, unasked, question) => {
    expect([mayEnterUnasked(arrival), questionFor(arrival)]).toEqual([unasked, question]);
  });
});
