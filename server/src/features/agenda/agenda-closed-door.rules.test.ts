import { describe, expect, test } from 'vitest';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { meetingsToShow, meetingView, sharedViewOf } from './agenda-closed-door.rules.ts';

describe('the closed-door rule', () => {
  const closed = { type: 'closed', people: [{ personId: 'chair' }], invited: ['guest of the seminar'] };
  const viewer = (id: string, badge: Viewer['badge']) => ({ id, badge });
  test.each([
    ['a person who is invited', viewer('guest of the seminar', 'red'), 'all'],
    ['its chair', viewer('chair', 'red'), 'all'],
    ['another red badge', viewer('other', 'red'), 'time only'],
    ['a blue badge', viewer('other', 'blue'), 'nothing'],
    ['a green badge', viewer('other', 'green'), 'nothing'],
    ['a grey badge', viewer('other', 'grey'), 'nothing'],
    ['all red badges without a part', { badge: 'red' }, 'time only'],
    ['all others without a part', { badge: 'not red' }, 'nothing'],
    ['a caller who is not signed in', undefined, 'nothing'],
  ] as const)('%s', (_who, seenBy, view) => {
    expect(meetingView(seenBy, closed)).toBe(view);
  });

  test('a seminar of which the viewer may not know is not found, like one that does not exist', () => {
    const meetings = [{ id: 'seminar', ...closed }];
    expect(meetingsToShow(meetings, viewer('other', 'red')).get('seminar')).toBe(meetings[0]);
    expect(meetingsToShow(meetings, viewer('other', 'blue')).get('seminar')).toBeUndefined();
    expect(meetingsToShow(meetings, viewer('other', 'red')).get('no seminar')).toBeUndefined();
  });

  test('every other type is open to all', () => {
    for (const type of ['plenary', 'symposium', 'reception', 'other'])
      expect(meetingView(undefined, { ...closed, type })).toBe('all');
  });
});

describe('the view of the agenda', () => {
  const involved = new Set(['speaker']);
  test.each(['blue', 'green', 'grey'] as const)('is shared by all people without a part in a meeting: %s', (badge) => {
    expect(sharedViewOf({ id: 'anyone', badge }, involved)).toEqual({ key: 'others', viewer: { badge: 'not red' } });
  });

  test('is another one for red badges, and contains no id of a person', () => {
    expect(sharedViewOf({ id: 'anyone', badge: 'red' }, involved)).toEqual({ key: 'red', viewer: { badge: 'red' } });
  });

  test('is that of the badge in a limited session, even for a person with a part', () => {
    const speaker = { id: 'speaker', badge: 'red', sessionId: 's' } as const;
    const seen = (scope: Viewer['scope']) => sharedViewOf(shownAs({ ...speaker, scope }), involved).key;
    expect([seen('limited'), seen('full')]).toEqual(['red', 'speaker red']);
  });

  test('is a person’s own if they have a part in a meeting', () => {
    const speaker = { id: 'speaker', badge: 'blue' } as const;
    expect(sharedViewOf(speaker, involved)).toEqual({ key: 'speaker blue', viewer: speaker });
  });
});
