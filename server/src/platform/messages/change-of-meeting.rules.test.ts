import { expect, test } from 'vitest';
import type { StoredChange } from '../database/tables/content/agenda.ts';
import { bookmarkersToTell, kindOfChange, readersToTell } from './change-of-meeting.rules.ts';

const reason = { zh: '因航班变更', en: 'Owing to a change of flights' };
const cancelled: StoredChange = { kind: 'cancelled', reason };
const moment = (hour: number) => new Date(Date.UTC(2027, 2, 22, hour));
const plan = {
  ...{ type: 'symposium', startsAt: moment(3), endsAt: moment(4), hallId: 'a' },
  change: null as StoredChange | null,
};

test.each([
  ['another time', {}, { startsAt: moment(2) }, 'moved'],
  ['another end', {}, { endsAt: moment(5) }, 'moved'],
  ['another hall', {}, { hallId: 'b' }, 'moved'],
  ['a cancellation', {}, { change: cancelled }, 'cancelled'],
  ['a cancellation taken back', { change: cancelled }, {}, 'restored'],
  ['an undo that also moves it back', { change: cancelled }, { startsAt: moment(2) }, 'restored'],
  ['another time while it is cancelled', { change: cancelled }, { change: cancelled, hallId: 'b' }, undefined],
  ['nothing that a delegate goes by', {}, {}, undefined],
] as const)('%s is told as it is', (_, before, after, kind) => {
  expect(kindOfChange({ ...plan, ...before }, { ...plan, ...after })).toBe(kind);
});

test.each([
  ['an open meeting', {}, { hallId: 'b' }, 'all'],
  ['the time of a closed-door seminar', { type: 'closed' }, { type: 'closed', startsAt: moment(2) }, 'red'],
  ['the hall of a closed-door seminar', { type: 'closed' }, { type: 'closed', hallId: 'b' }, 'none'],
  ['a seminar that was closed until now', { type: 'closed' }, { hallId: 'b' }, 'none'],
] as const)('who bookmarked %s and may know', (_, before, after, who) => {
  expect(bookmarkersToTell({ ...plan, ...before }, { ...plan, ...after })).toBe(who);
});

test.each([
  ['the hall of an open meeting', {}, { hallId: 'b' }, true],
  ['the time of a closed-door seminar', { type: 'closed' }, { type: 'closed', endsAt: moment(5) }, true],
  ['the end of a closed-door seminar', { type: 'closed' }, { type: 'closed', change: cancelled }, true],
  ['the hall of a closed-door seminar', { type: 'closed' }, { type: 'closed', hallId: 'b' }, false],
  ['a seminar that opens its doors', { type: 'closed' }, { hallId: 'b' }, true],
] as const)('whoever sees the schedule of its people is told of %s: %s', (_, before, after, told) => {
  expect(readersToTell({ ...plan, ...before }, { ...plan, ...after })).toBe(told);
});
