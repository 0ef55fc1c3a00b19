import { describe, expect, test } from 'vitest';
import { cancellationIn, meetingIn, moveIn, versionIn } from './meeting-commands.ts';

const id = 'm0000000000000000000';
const hallId = 'h0000000000000000000';
const both = { zh: '航班变更', en: 'A change of flights' };
const move = { id, date: '2027-03-22', from: '14:00', to: '15:30', reason: both };

describe('the words of a move', () => {
  test.each([
    ['quoted', [id, '2027-03-22 14:00', '15:30', '航班变更 | A change of flights']],
    ['not quoted', [id, '2027-03-22', '14:00', '15:30', '航班变更', '|', 'A', 'change', 'of', 'flights']],
    ['with wide spaces', [id, ' 2027-03-22  14:00 ', '15:30', '航班变更|A change of flights']],
  ])('%s', (_, args) => {
    expect(moveIn(args)).toEqual(move);
  });

  test('with another hall', () => {
    expect(moveIn([id, '2027-03-22 14:00', '15:30', hallId, '航班变更 | A change of flights'])).toEqual({
      ...move,
      hallId,
    });
  });

  test.each([
    ['nothing', []],
    ['no reason', [id, '2027-03-22 14:00', '15:30']],
    ['a reason in one language', [id, '2027-03-22 14:00', '15:30', 'A change of flights']],
    ['a reason in three parts', [id, '2027-03-22 14:00', '15:30', '航班 | 变更 | A change of flights']],
    ['half a reason', [id, '2027-03-22 14:00', '15:30', ' | A change of flights']],
    ['no end', [id, '2027-03-22 14:00', '航班变更 | A change of flights']],
  ])('%s is refused', (_, args) => {
    expect(() => moveIn(args)).toThrow('Please give: <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason>.');
  });
});

test('a cancellation needs its reason in both languages', () => {
  expect(cancellationIn([id, '航班变更', '|', 'A change of flights'])).toEqual({ id, reason: both });
  expect(() => cancellationIn([id, '航班变更'])).toThrow('Please give: <id> <reason>.');
  expect(() => cancellationIn([id])).toThrow('Please give: <id> <reason>.');
});

test('restoring needs the meeting', () => {
  expect(meetingIn([id])).toEqual({ id });
  expect(() => meetingIn([])).toThrow('Please give: <id>.');
});

test.each([
  [['a', 'b'], { version: undefined, rest: ['a', 'b'] }],
  [['a', 'b', '--version', '3'], { version: 3, rest: ['a', 'b'] }],
  [['--version', '3', 'a'], { version: 3, rest: ['a'] }],
])('the version among %j', (args, found) => {
  expect(versionIn(args)).toEqual(found);
});

test.each([[['a', '--version']], [['--version', 'three']], [['--version', '1.5']]])('no version: %j', (args) => {
  expect(() => versionIn(args)).toThrow('Please give a number after --version.');
});
