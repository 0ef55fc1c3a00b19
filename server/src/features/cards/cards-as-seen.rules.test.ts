import { describe, expect, test } from 'vitest';
import * as rules from './cards-as-seen.rules.ts';
import type { PersonOnCard } from './cards-lists.store.ts';

const now = new Date('2027-03-22T02:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const week = 7 * 24 * 60;
type Card = Parameters<typeof rules.listsOf>[0][number];
const card = (id: string, over: Partial<Card>): Card => ({
  ...{ id, senderId: 'other', receiverId: 'me', state: 'pending', sentAt: ago(60), answeredAt: null, endedAt: null },
  ...{ faceToFace: false, ...over },
});
const sent = (id: string, over: Partial<Card>) => card(id, { senderId: 'me', receiverId: 'other', ...over });
const lists = (cards: Card[], isActing = false) => {
  const { received, sent: waiting, answered, friends } = rules.listsOf(cards, { ownerId: 'me', isActing, now });
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  return {
    received: ids(received),
    sent: ids(waiting),
    answered: ids(answered.map((one) => one.card)),
    friends: ids(friends),
  };
};
const none = { received: [], sent: [], answered: [], friends: [] };

describe('the lists of cards', () => {
  test('have what waits, newest first', () => {
    const cards = [card('old', {}), sent('mine', {}), card('new', { sentAt: ago(1) })];
    expect(lists(cards)).toEqual({ ...none, received: ['new', 'old'], sent: ['mine'] });
  });

  test('have a deleted card only for its sender, and as one that waits', () => {
    const deleted = { state: 'deleted', answeredAt: ago(5) } as const;
    expect(lists([card('theirs', deleted), sent('mine', deleted)])).toEqual({ ...none, sent: ['mine'] });
    expect(lists([sent('mine', { ...deleted, endedAt: ago(1) })])).toEqual(none);
  });

  test('have what was answered within a week, newest first', () => {
    const cards = [
      card('first', { state: 'declined', answeredAt: ago(9) }),
      sent('second', { state: 'accepted', answeredAt: ago(8) }),
      card('week', { state: 'declined', answeredAt: ago(week) }),
      card('met', { state: 'accepted', answeredAt: ago(3), faceToFace: true }),
      card('over', { state: 'ended', answeredAt: ago(2), endedAt: ago(1) }),
      card('taken back', { state: 'withdrawn', answeredAt: ago(1) }),
    ];
    expect(lists(cards)).toEqual({ ...none, answered: ['second', 'first'], friends: ['second', 'met'] });
  });

  test('have at most twenty that were answered', () => {
    const cards = Array.from({ length: 30 }, (_, nth) => card(`${nth}`, { state: 'declined', answeredAt: ago(nth) }));
    expect(lists(cards).answered).toEqual(Array.from({ length: 20 }, (_, nth) => `${nth}`));
  });

  test('have for an assistant only what came to the delegate', () => {
    const done = { state: 'accepted', answeredAt: ago(1) } as const;
    const cards = [card('waits', {}), sent('mine', {}), card('done', done), sent('theirs', done)];
    expect(lists(cards, true)).toEqual({ ...none, received: ['waits'], answered: ['done'] });
  });
});

test('other screens know where one stands with whom', () => {
  const [state, endedAt] = ['deleted', null] as const;
  const cards = [
    { senderId: 'me', receiverId: 'b', state: 'pending', endedAt },
    { senderId: 'me', receiverId: 'a', state, endedAt },
    { senderId: 'me', receiverId: 'c', state, endedAt: now },
    { senderId: 'd', receiverId: 'me', state: 'pending', endedAt },
    { senderId: 'e', receiverId: 'me', state, endedAt },
    { senderId: 'f', receiverId: 'me', state: 'accepted', endedAt },
    { senderId: 'me', receiverId: 'g', state: 'ended', endedAt: now },
  ] as const;
  expect(rules.statesOf(cards, 'me')).toEqual({ sent: ['a', 'b'], received: ['d'], friends: ['f'] });
});

const helena: PersonOnCard = {
  ...{ id: 'helena', badge: 'red', listed: true, rank: 1, photo: 3 },
  name: { zh: '海伦娜·索恩奎斯特', en: 'Helena Thornquist' },
  familyName: { zh: '索恩奎斯特', en: 'Thornquist' },
  reading: { name: [], family: [] },
  title: { zh: '总裁', en: 'President' },
  organisation: null,
};

test.each([
  ['in the directory', {}, { hasPage: true, photo: 3 }],
  ['not in it any more', { listed: false }, { hasPage: false, photo: null }],
  ['with another badge now', { badge: 'green' as const }, { hasPage: false, photo: null }],
])('somebody who is %s is named on a card', (_, over, seen) => {
  expect(rules.cardPerson({ ...helena, ...over }, { id: 'me' }, 'en')).toEqual({
    ...{ id: 'helena', name: 'Helena THORNQUIST', otherName: '海伦娜·索恩奎斯特', title: 'President' },
    ...{ organisation: null, ...seen },
  });
});

const own = { mobile: '+8613800000000', email: 'helena@forum.example' };
const contact = { name: 'Lan Jing', mobile: '+8613800000001', email: 'lan@forum.example' };
const nothing = { contactName: null, mobile: null, email: null, withdrawn: false };

test.each([
  ['both items', { of: 'own', mobile: true, email: true }, { ...nothing, ...own }],
  ['one item', { of: 'own', mobile: false, email: true }, { ...nothing, email: own.email }],
  [
    'the contact person',
    { of: 'contact', contactId: 'lan' },
    { contactName: 'Lan Jing', mobile: contact.mobile, email: contact.email, withdrawn: false },
  ],
  ['nothing', null, nothing],
] as const)('a friend gets %s', (_, shares, seen) => {
  const known = { own, contact: shares?.of === 'contact' ? contact : undefined };
  expect(rules.sharedContact(shares, helena, known)).toEqual(seen);
  const withdrawn = shares?.of === 'contact';
  expect(rules.sharedContact(shares, helena, { own: undefined, contact: undefined })).toEqual({
    ...nothing,
    withdrawn,
  });
});

const onRecord = { mobile: '1', email: '2' };
test.each([
  ['all that is on record', onRecord, undefined, { mobile: true, email: true }],
  ['what was ticked the last time', onRecord, { mobile: false, email: true }, { mobile: false, email: true }],
  [
    'only what is on record',
    { mobile: null, email: '2' },
    { mobile: true, email: true },
    { mobile: false, email: true },
  ],
  [
    'what is left, if the item of the last time is gone',
    { mobile: null, email: '2' },
    { mobile: true, email: false },
    { mobile: false, email: true },
  ],
])('at first the sheet has ticked %s', (_, record, last, ticked) => {
  expect(rules.tickedAtFirst(record, last)).toEqual(ticked);
});

describe('in the download', () => {
  const row = { id: 'card', sender_id: 'me', receiver_id: 'other', state: 'deleted', answered_at: ago(9) };
  const deleted = { ...row, ended_at: null, answered_contact_id: 'lan' };

  test('a deleted card waits for its sender, or was withdrawn', () => {
    expect(rules.cardInDownload(deleted, 'me')).toEqual({
      ...deleted,
      state: 'pending',
      answered_at: null,
      answered_contact_id: null,
    });
    expect(rules.cardInDownload({ ...deleted, ended_at: ago(1) }, 'me')).toEqual({
      ...{ ...deleted, state: 'withdrawn', answered_at: ago(1), ended_at: null, answered_contact_id: null },
    });
  });

  test('its receiver reads that it was deleted, and not that it was withdrawn', () => {
    expect(rules.cardInDownload({ ...deleted, ended_at: ago(1) }, 'other')).toEqual(deleted);
  });

  test('every other card is told as it is', () => {
    for (const state of ['pending', 'accepted', 'declined', 'withdrawn', 'ended'])
      expect(rules.cardInDownload({ ...deleted, state }, 'me')).toEqual({ ...deleted, state });
  });
});
