import { describe, expect, test } from 'vitest';
import { messageIn } from './message-commands.ts';

const id = 'm0000000000000000000';
const typed = ['all', '班车 | Shuttle buses', '东门乘车 | From the East Gate'];
const read = {
  audience: 'all',
  title: { zh: '班车', en: 'Shuttle buses' },
  text: { zh: '东门乘车', en: 'From the East Gate' },
  critical: false,
};

describe('the words of a message', () => {
  test.each([
    ['as they are', typed, read],
    ['critical', ['--critical', ...typed], { ...read, critical: true }],
    ['at a time', [...typed, '--at', '2027-03-22 17:30'], { ...read, at: { date: '2027-03-22', time: '17:30' } }],
    ['with a page', ['--link', 'map', ...typed], { ...read, target: { kind: 'page', page: 'map' } }],
    ['with a meeting', [...typed, '--link', id], { ...read, target: { kind: 'meeting', id } }],
  ])('%s', (_, args, found) => {
    expect(messageIn(args)).toEqual(found);
  });

  test('a language that is missing is left to the server to name', () => {
    expect(messageIn(['all', '班车', '东门乘车 | From the East Gate']).title).toEqual({ zh: '班车', en: '' });
  });

  test.each([
    ['nothing', []],
    ['no text', typed.slice(0, 2)],
    ['words without quotes', ['all', 'Shuttle', 'buses', 'leave']],
    ['a title in three parts', ['all', 'a | b | c', 'text | text']],
  ])('%s is refused', (_, args) => {
    expect(() => messageIn(args)).toThrow('Please give: <all, red');
  });

  test('a link to an unknown page is refused', () => {
    expect(() => messageIn([...typed, '--link', 'moon'])).toThrow('after --link');
  });
});
