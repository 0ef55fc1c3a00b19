import { describe, expect, test } from 'vitest';
import type { ContactItems } from 'contract/calls/cards';
import * as no from 'contract/refusals/cards';
import { answeringOf, whyCardCannotBeAccepted, withdrawalOf, type Answer } from './cards-answer.rules.ts';
import { sharedFrom } from './cards-share.rules.ts';

const now = new Date('2027-03-22T02:00:00Z');
type Card = Parameters<typeof answeringOf>[0];
const card = (state: Card['state'], over: Partial<Card> = {}): Card => ({
  state,
  answeredContactId: null,
  endedAt: null,
  ...over,
});
const answers: Answer[] = ['accepted', 'declined', 'deleted'];

describe('an answer', () => {
  test.each(answers)('to a card that waits: %s', (answer) => {
    expect(answeringOf(card('pending'), answer, null)).toEqual({ isNew: true });
    expect(answeringOf(card('pending'), answer, 'lan')).toEqual({ isNew: true });
  });

  test.each(answers)('to a card that was withdrawn: %s', (answer) => {
    expect(answeringOf(card('withdrawn'), answer, null)).toEqual({ refusal: no.cardWithdrawn });
  });

  test.each(answers.flatMap((state) => answers.map((answer) => [answer, state] as const)))(
    '%s to a card that was %s',
    (answer, state) => {
      const expected = answer === state ? { isNew: false } : { refusal: no.cardAlreadyAnswered };
      expect(answeringOf(card(state), answer, null)).toEqual(expected);
      expect(answeringOf(card(state, { answeredContactId: 'lan' }), answer, 'lan')).toEqual(expected);
    },
  );

  test('once more by somebody else is no repeat', () => {
    expect(answeringOf(card('accepted', { answeredContactId: 'lan' }), 'accepted', null)).toEqual({
      refusal: no.cardAlreadyAnswered,
    });
    expect(answeringOf(card('accepted'), 'accepted', 'lan')).toEqual({ refusal: no.cardAlreadyAnswered });
  });

  test.each(answers)('to an exchange that was deleted: %s', (answer) => {
    expect(answeringOf(card('ended', { endedAt: now }), answer, null)).toEqual({ refusal: no.cardAlreadyAnswered });
  });
});

const red = { badge: 'red', verified: true } as const;
test.each([
  ['two red badges', red, red, undefined],
  ['a receiver with another badge', { ...red, badge: 'blue' as const }, red, no.redBadgeOnly],
  ['a receiver who was voided', { ...red, verified: false }, red, no.redBadgeOnly],
  ['a sender with another badge', red, { ...red, badge: 'green' as const }, no.senderCannotExchange],
  ['a sender who was voided', red, { ...red, verified: false }, no.senderCannotExchange],
  ['nobody any more', red, undefined, no.senderCannotExchange],
])('an exchange of %s', (_, receiver, sender, refusal) => {
  expect(whyCardCannotBeAccepted(receiver, sender)).toBe(refusal);
});

test.each<[string, Card, unknown]>([
  ['a card that waits', card('pending'), { change: { state: 'withdrawn', answeredAt: now } }],
  ['a deleted card, which stays deleted', card('deleted'), { change: { endedAt: now } }],
  ['a deleted card once more', card('deleted', { endedAt: now }), { change: null }],
  ['a card once more', card('withdrawn'), { change: null }],
  ['an accepted card', card('accepted'), { refusal: no.cardAlreadyAnswered }],
  ['a declined card', card('declined'), { refusal: no.cardAlreadyAnswered }],
  ['an exchange that was deleted', card('ended'), { refusal: no.cardAlreadyAnswered }],
])('withdrawing %s', (_, one, expected) => {
  expect(withdrawalOf(one, now)).toEqual(expected);
});

const [mobile, email] = ['+8613800000000', 'helena@forum.example'];
const onRecord = { mobile, email, contact: null };
const assisted = { mobile, email, contact: { id: 'lan', name: 'Lan Jing', mobile, email } };
const ticked = (items: Partial<ContactItems>): ContactItems => ({ mobile: false, email: false, ...items });

test.each([
  ['both items', ticked({ mobile: true, email: true }), onRecord, { of: 'own', mobile: true, email: true }],
  ['the mobile', ticked({ mobile: true }), onRecord, { of: 'own', mobile: true, email: false }],
  [
    'the email, on a record without a mobile',
    ticked({ email: true }),
    { ...onRecord, mobile: null },
    { of: 'own', mobile: false, email: true },
  ],
  ['the contact person in assistant mode', null, assisted, { of: 'contact', contactId: 'lan' }],
])('a card shares %s', (_, share, sharing, shared) => {
  expect(sharedFrom(share, sharing)).toEqual({ shared });
});

test.each([
  ['nothing is ticked', ticked({}), onRecord, no.nothingShared],
  ['there is no such mobile', ticked({ mobile: true }), { ...onRecord, mobile: null }, no.notOnRecord],
  ['one of the two is not there', ticked({ mobile: true, email: true }), { ...onRecord, email: null }, no.notOnRecord],
  ['items were ticked before assistant mode began', ticked({ mobile: true }), assisted, no.sharingChanged],
  ['nothing was ticked before assistant mode began', ticked({}), assisted, no.sharingChanged],
  ['the sheet showed the contact person, who goes no longer', null, onRecord, no.sharingChanged],
])('a card is refused if %s', (_, share, sharing, refusal) => {
  expect(sharedFrom(share, sharing)).toEqual({ refusal });
});
