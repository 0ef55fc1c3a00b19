import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { audienceOfNamed, concernedBy } from './agenda-hint-audience.rules.ts';
import { inOrder } from './agenda-days-and-order.rules.ts';
import { namesOf, roleIn } from './agenda-meeting-as-seen.rules.ts';

describe('meetings that start together', () => {
  const startsAt = new Date('2027-03-22T03:15:00Z');
  const at = (id: string, position: number, type = 'symposium') => ({
    ...{ id, type, startsAt, hall: { position }, people: [{ personId: 'chair' }], invited: [] },
  });
  const order = (meetings: ReturnType<typeof at>[], viewer: Parameters<typeof inOrder>[1]) =>
    inOrder(meetings, viewer).map(({ id }) => id);

  test.each([1, 2, 3, 4])('do not tell those who know the time alone that a seminar is in hall %i', (hall) => {
    const meetings = [at('b', 1), at('seminar', hall, 'closed'), at('a', 3), at('c', 4)];
    expect(order(meetings, { badge: 'red' })).toEqual(['b', 'a', 'c', 'seminar']);
  });

  test('stand by their halls, and by id in one hall', () => {
    const meetings = [at('c', 4), at('d', 2), at('seminar', 2, 'closed'), at('a', 3)];
    expect(order(meetings, { id: 'chair', badge: 'red' })).toEqual(['d', 'seminar', 'a', 'c']);
  });

  test('come after those that start earlier', () => {
    const early = { ...at('z', 9), startsAt: new Date('2027-03-22T01:00:00Z') };
    expect(order([at('a', 1), early], undefined)).toEqual(['z', 'a']);
  });

  test('of which only the time is known stand by id', () => {
    expect(order([at('y', 1, 'closed'), at('x', 2, 'closed')], { badge: 'red' })).toEqual(['x', 'y']);
  });
});

describe('who is concerned by a change', () => {
  const change = (audience: { people?: string[]; badges?: Viewer['badge'][] } | null, itemId = 'seminar') => ({
    ...{ number: 1, topic: 'agenda' as const, itemId, version: 2, audience, at: new Date() },
  });
  const seminar = { id: 'seminar', type: 'closed', people: [{ personId: 'chair' }], invited: ['guest'] };
  test.each([
    ['everybody by a public one', null, { badge: 'not red' }, true],
    ['its people by a hidden one', { people: ['chair'] }, { id: 'chair', badge: 'red' }, true],
    [
      'those who had or have a part, even if no hint goes to them',
      { people: ['chair'] },
      { id: 'guest', badge: 'red' },
      true,
    ],
    ['others with a part elsewhere not', { people: ['chair'] }, { id: 'other', badge: 'red' }, false],
    ['red badges by one of the time', { badges: ['red' as const] }, { badge: 'red' }, true],
    ['other badges not', { badges: ['red' as const] }, { badge: 'not red' }, false],
    ['all other badges if one of them is', { badges: ['green' as const] }, { badge: 'not red' }, true],
  ] as const)('%s', (_who, audience, viewer, concerned) => {
    expect(concernedBy([change(audience as Parameters<typeof change>[0])], [seminar])(viewer)).toBe(concerned);
  });
});

describe('who reads the name of a chair or speaker', () => {
  const meeting = (type: string, ...people: string[]) => ({
    ...{ type, people: people.map((personId) => ({ personId })), invited: ['guest'] },
  });
  test.each([
    ['nobody else without a part', [], { people: ['one'] }],
    ['everybody in an open meeting', [meeting('closed', 'one'), meeting('symposium', 'one')], null],
    ['its people in a closed-door seminar', [meeting('closed', 'one', 'chair')], { people: ['one', 'guest', 'chair'] }],
  ])('%s', (_who, meetings, audience) => {
    expect(audienceOfNamed('one', meetings)).toEqual(audience);
  });
});

describe('one’s own part in a meeting', () => {
  const people = [
    { personId: 'both', role: 'speaker' },
    { personId: 'both', role: 'chair' },
    { personId: 'speaker', role: 'speaker' },
  ] as const;
  test.each([
    ['speaker', 'speaker'],
    ['both', 'chair'],
    ['another person', null],
  ])('%s', (id, role) => {
    expect(roleIn(id, { people })).toBe(role);
  });

  test('a caller who is not signed in has none', () => {
    expect(roleIn(undefined, { people })).toBe(null);
  });
});

test('a chair who also speaks is named once, with the family name in capitals', () => {
  const both = { personId: 'both', name: { zh: '顾若兰', en: 'Gu Ruolan' }, familyName: { zh: '顾', en: 'Gu' } };
  const speaker = { personId: 'speaker', name: { zh: '', en: 'Helena Marsh' }, familyName: { zh: '', en: 'Marsh' } };
  expect(namesOf([both, speaker, both], inLanguage('zh'))).toEqual([
    { name: '顾若兰', otherName: 'GU Ruolan' },
    { name: 'Helena MARSH', otherName: null },
  ]);
});
