import { describe, expect, test } from 'vitest';
import type { MessageFacts } from '../../platform/messages/message-facts.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { messageView } from './messages-who-sees-what.rules.ts';

const hall = { zh: '牡丹厅', en: 'Mudan Hall' };
const plan = (from: string, name = hall) => ({ startsAt: from, endsAt: `${from} end`, hall: name });
const change = (after: ReturnType<typeof plan>): MessageFacts => ({
  ...{ of: 'change', before: plan('11:00'), after, reason: null },
});
const facts = {
  reminder: { of: 'reminder', startsAt: '11:00', minutes: 30, hall, walk: null },
  time: change(plan('12:00')),
  hall: change(plan('11:00', { zh: '松鹤厅', en: 'Songhe Hall' })),
  'to all': { of: 'announcement', audience: 'all', target: null },
  'to its people': { of: 'announcement', audience: 'meeting', target: null },
  'to one': { of: 'announcement', audience: 'person', target: null },
} satisfies Record<string, MessageFacts>;

const invited = 'invited';
const meetings = new Map([
  ['open', { type: 'plenary', people: [], invited: [] }],
  ['closed', { type: 'closed', people: [{ personId: 'chair' }], invited: [invited] }],
]);
const person = (id: string, badge: Viewer['badge'], scope: Viewer['scope'] = 'full'): Viewer => ({
  ...{ id, badge, scope, sessionId: 'session' },
});
const viewers = {
  'an invited person': person(invited, 'red'),
  'the chair': person('chair', 'blue'),
  'another red badge': person('other', 'red'),
  'a blue badge': person('other', 'blue'),
  'an invited person in a limited session': person(invited, 'red', 'limited'),
};
type Fact = keyof typeof facts;
const seen = (who: keyof typeof viewers, fact: Fact, itemId: string | null = 'closed', kind = 'moved') =>
  messageView({ kind, itemId, facts: facts[fact] }, viewers[who], meetings);

describe('of a message about a closed-door seminar', () => {
  test.each<[keyof typeof viewers, Record<Fact, string>]>([
    [
      'an invited person',
      { reminder: 'all', time: 'all', hall: 'all', 'to all': 'all', 'to its people': 'all', 'to one': 'all' },
    ],
    [
      'the chair',
      { reminder: 'all', time: 'all', hall: 'all', 'to all': 'all', 'to its people': 'all', 'to one': 'all' },
    ],
    [
      'another red badge',
      {
        ...{ reminder: 'time only', time: 'time only', hall: 'nothing' },
        ...{ 'to all': 'all', 'to its people': 'nothing', 'to one': 'nothing' },
      },
    ],
    [
      'a blue badge',
      {
        ...{ reminder: 'nothing', time: 'nothing', hall: 'nothing' },
        ...{ 'to all': 'all', 'to its people': 'nothing', 'to one': 'nothing' },
      },
    ],
    [
      'an invited person in a limited session',
      {
        ...{ reminder: 'nothing', time: 'nothing', hall: 'nothing' },
        ...{ 'to all': 'all', 'to its people': 'nothing', 'to one': 'nothing' },
      },
    ],
  ])('%s sees', (who, expected) => {
    const all = Object.keys(facts) as Fact[];
    expect(Object.fromEntries(all.map((fact) => [fact, seen(who, fact)]))).toEqual(expected);
  });
});

test.each(Object.keys(viewers) as (keyof typeof viewers)[])('%s sees all of an open meeting', (who) => {
  for (const fact of Object.keys(facts) as Fact[]) expect(seen(who, fact, 'open')).toBe('all');
});

test('what is about no meeting, or about an own item, is seen by its owner in every session', () => {
  const who = 'an invited person in a limited session';
  expect([seen(who, 'to all', null), seen(who, 'reminder', 'item', 'own item')]).toEqual(['all', 'all']);
});

test('a notice of a meeting that is removed is gone with it', () => {
  expect(seen('the chair', 'time', 'removed')).toBe('nothing');
});

test.each([
  ['an invited person', 'all'],
  ['an invited person in a limited session', 'nothing'],
] as const)('%s sees of a message about the own profile or cards: %s', (who, view) => {
  const about: MessageFacts[] = [
    { of: 'correction', field: 'title', decision: 'applied' },
    { of: 'address', channel: 'mobile' },
    { of: 'hiding', answer: 'decline', reason: null },
    { of: 'card', event: 'received', personId: 'other', byContactId: null, forId: null },
    { of: 'contact', event: 'invited', personId: 'other' },
  ];
  for (const one of about)
    expect(messageView({ kind: 'announcement', itemId: null, facts: one }, viewers[who], meetings)).toBe(view);
});
