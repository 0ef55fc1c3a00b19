import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { meetingStatus, meetingView, roleIn } from './agenda.rules.ts';

const at = (time: string) => new Date(`2027-03-22T${time}:00+08:00`);

describe('status follows the clock', () => {
  test.each([
    ['09:49', 'upcoming'],
    ['09:50', 'ongoing'],
    ['10:59', 'ongoing'],
    ['11:00', 'concluded'],
  ])('at %s a meeting from 09:50 to 11:00 is %s', (time, status) => {
    expect(meetingStatus({ startsAt: at('09:50'), endsAt: at('11:00') }, at(time))).toBe(status);
  });
});

describe('the closed-door rule', () => {
  const closed = { type: 'closed', people: [{ personId: 'chair' }], invited: ['guest of the seminar'] };
  const viewer = (id: string, badge: Viewer['badge']) => ({ id, badge });
  test.each([
    ['somebody invited', viewer('guest of the seminar', 'red'), 'all'],
    ['its chair', viewer('chair', 'red'), 'all'],
    ['another red badge', viewer('other', 'red'), 'time only'],
    ['a blue badge', viewer('other', 'blue'), 'nothing'],
    ['a green badge', viewer('other', 'green'), 'nothing'],
    ['a grey badge', viewer('other', 'grey'), 'nothing'],
    ['nobody signed in', undefined, 'nothing'],
  ])('%s', (_who, seenBy, view) => {
    expect(meetingView(seenBy, closed)).toBe(view);
  });

  test('every other type is open to all', () => {
    for (const type of ['plenary', 'symposium', 'reception', 'other'])
      expect(meetingView(undefined, { ...closed, type })).toBe('all');
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
    ['somebody else', null],
  ])('%s', (id, role) => {
    expect(roleIn({ id, badge: 'red' }, { people })).toBe(role);
  });

  test('nobody signed in has none', () => {
    expect(roleIn(undefined, { people })).toBe(null);
  });
});
