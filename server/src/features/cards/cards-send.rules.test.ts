import { expect, test } from 'vitest';
import * as no from 'contract/refusals/cards';
import { notFound } from 'contract/refusals/wire';
import { day, plainText, sendingOf, type Attempt } from './cards-send.rules.ts';

const now = new Date('2027-03-22T02:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const red = { badge: 'red', verified: true } as const;
type Card = Attempt['cards'][number];
const card = (over: Partial<Card>): Card => ({
  ...{ id: 'card', senderId: 'me', state: 'pending', answeredAt: null, endedAt: null, ...over },
});
const mine = (state: Card['state'], answeredAt: Date | null = null, endedAt: Date | null = null) =>
  card({ state, answeredAt, endedAt });
const theirs = (state: Card['state'], answeredAt: Date | null = null, endedAt: Date | null = null) =>
  card({ senderId: 'other', state, answeredAt, endedAt });
const attempt = (over: Partial<Attempt> = {}): Attempt => ({
  ...{ viewerId: 'me', receiverId: 'other', sender: red, cards: [], sentToday: 0, now },
  receiver: { ...red, mode: 'social', hasPage: true },
  ...over,
});
const to = (over: Partial<NonNullable<Attempt['receiver']>>): Partial<Attempt> => ({
  receiver: { ...red, mode: 'social', hasPage: true, ...over },
});

test.each<[string, Partial<Attempt>, unknown]>([
  ['by a blue badge', { sender: { badge: 'blue', verified: true } }, no.redBadgeOnly],
  ['by a red badge that is not verified', { sender: { badge: 'red', verified: false } }, no.redBadgeOnly],
  ['to oneself', { receiverId: 'me' }, no.ownCard],
  ['to nobody', { receiver: undefined }, notFound],
  ['to a red badge without a page', to({ hasPage: false }), notFound],
  ['to a grey badge', to({ badge: 'grey', hasPage: false }), no.redBadgeOnly],
  ['to somebody who was voided', to({ verified: false }), no.senderCannotExchange],
  ['to somebody in privacy mode', to({ mode: 'privacy' }), no.cardsKeptPrivate],
  ['while one waits', { cards: [mine('pending')] }, no.cardAlreadySent],
  [
    'while one waits, also in privacy mode',
    { cards: [mine('pending')], ...to({ mode: 'privacy' }) },
    no.cardAlreadySent,
  ],
  ['to a friend', { cards: [theirs('accepted', now)] }, no.alreadyFriends],
  [
    'to a friend who has another badge now',
    { cards: [mine('accepted', now)], ...to({ badge: 'blue' }) },
    no.alreadyFriends,
  ],
  ['within a day of a deletion', { cards: [mine('deleted', ago(day - 1))] }, no.cardAlreadySent],
  ['within a day of a decline', { cards: [mine('declined', ago(day - 1))] }, no.tooSoonAfterDecline],
  ['after fifty of a day', { sentToday: 50 }, no.tooManyCards],
  [
    'to somebody who waits and was voided',
    { cards: [theirs('pending')], ...to({ verified: false }) },
    no.senderCannotExchange,
  ],
])('a card cannot be sent %s', (_, over, refusal) => {
  expect(sendingOf(attempt(over))).toEqual({ refusal });
});

const sent = { becomes: 'sent', deletedAt: null, replaces: null };
const deletedOne = mine('deleted', ago(day));

test.each<[string, Partial<Attempt>, unknown]>([
  ['to somebody new', {}, sent],
  ['to somebody in assistant mode', to({ mode: 'assistant' }), sent],
  ['after 49 of a day', { sentToday: 49 }, sent],
  ['a day after a decline', { cards: [mine('declined', ago(day))] }, sent],
  ['after a withdrawal', { cards: [mine('withdrawn', now)] }, sent],
  ['after a deleted friendship', { cards: [mine('ended', ago(day), now)] }, sent],
  ['by somebody who declined the other', { cards: [theirs('declined', now)] }, sent],
  [
    'to a friend of after a decline who was deleted',
    { cards: [theirs('ended', ago(60), ago(1)), mine('declined', ago(99))] },
    sent,
  ],
  ['a day after a deletion, in place of the deleted one', { cards: [deletedOne] }, { ...sent, replaces: deletedOne }],
  [
    'again after it was deleted and withdrawn, hidden for the rest of the day',
    { cards: [mine('deleted', ago(day - 1), ago(5))] },
    { ...sent, deletedAt: ago(day - 1) },
  ],
  ['again a day after it was deleted and withdrawn', { cards: [mine('deleted', ago(day), ago(5))] }, sent],
])('a card is sent %s', (_, over, outcome) => {
  expect(sendingOf(attempt(over))).toEqual(outcome);
});

test.each<[string, Card, Partial<Attempt>]>([
  ['waits', theirs('pending'), {}],
  ['waits, from somebody in privacy mode', theirs('pending'), to({ mode: 'privacy' })],
  ['waits, from somebody without a page', theirs('pending'), to({ hasPage: false })],
  ['was deleted, which its sender does not know', theirs('deleted', ago(5 * day)), {}],
])('a card to somebody whose own card %s is an acceptance', (_, open, over) => {
  expect(sendingOf(attempt({ sentToday: 50, ...over, cards: [open] }))).toEqual({ becomes: 'friends', card: open });
});

test('what was deleted and withdrawn is no card that waits', () => {
  expect(sendingOf(attempt({ cards: [theirs('deleted', ago(5), ago(1))] }))).toEqual(sent);
});

test.each([
  ['  two\r\nlines ', 'two\nlines'],
  ['a\u202Eb\u2069c', 'abc'],
  ['bell\u0007 and tab\t.', 'bell  and tab .'],
  ['half \uD83D', 'half'],
  ['שלום 👋🏽', 'שלום 👋🏽'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept);
});
