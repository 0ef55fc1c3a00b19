import { wrongTicket } from 'contract/refusals/host-app';
import { expect, test } from 'vitest';
import { hostEntryWords } from './host-entry.words.ts';
import { isOtherAccount, looksLikeTicket } from './host-entry-rules.ts';

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

test('a text that cannot be a ticket is refused in the words of the server', () => {
  expect(hostEntryWords.wrongTicket).toEqual(wrongTicket.says);
});
