import { describe, expect, it } from 'vitest';
import { datesIn } from '../../../lib/dates/dates.ts';
import { message } from '../messages.testing.ts';
import { messagesByDay } from './messages-by-day.ts';
import { dayName, sentWhen } from './message-times.ts';

const shanghai = datesIn('Asia/Shanghai', 'en');
const sent = (title: string, sentAt: string) => message(title, { sentAt });

describe('messages stand under the day on which they were sent', () => {
  it.each([
    ['none', [], []],
    [
      'one day, newest first',
      [sent('b', '2027-03-22T02:00:00Z'), sent('a', '2027-03-22T01:00:00Z')],
      [['2027-03-22', 'b', 'a']],
    ],
    [
      'two days by the clock of the Forum, which are one by that of Greenwich',
      [sent('b', '2027-03-21T16:00:00Z'), sent('a', '2027-03-21T15:59:00Z')],
      [
        ['2027-03-22', 'b'],
        ['2027-03-21', 'a'],
      ],
    ],
    [
      'one day by the clock of the Forum, which is two by that of Greenwich',
      [sent('b', '2027-03-22T01:00:00Z'), sent('a', '2027-03-21T23:00:00Z')],
      [['2027-03-22', 'b', 'a']],
    ],
  ])('%s', (_which, messages, expected) => {
    const days = messagesByDay(messages, shanghai.dateOf);
    expect(days.map(({ date, messages: ofDay }) => [date, ...ofDay.map(({ title }) => title)])).toEqual(expected);
  });
});

describe('a day is called', () => {
  const say = { today: 'Today', yesterday: 'Yesterday' };
  it.each([
    ['2027-03-22', 'Today'],
    ['2027-03-21', 'Yesterday'],
    ['2027-03-20', undefined],
    ['2027-03-23', undefined],
  ])('%s is %s on 22 March', (date, name) => expect(dayName(date, '2027-03-22', say)).toBe(name));

  it('the last day of February is yesterday on the first of March', () => {
    expect(dayName('2028-02-29', '2028-03-01', say)).toBe('Yesterday');
  });
});

describe('a message was sent', () => {
  const now = Date.parse('2027-03-22T00:30:00+08:00');
  it.each([
    ['2027-03-22T00:30:20+08:00', 'just now', '刚刚'],
    ['2027-03-22T00:05:00+08:00', '25 min ago', '25分钟前'],
    // Under "Yesterday" the time is clearer than how long ago.
    ['2027-03-21T23:50:00+08:00', '23:50', '23:50'],
    ['2027-03-21T18:20:00+08:00', '18:20', '18:20'],
  ])('%s: %s / %s', (sentAt, english, chinese) => {
    expect(sentWhen(sentAt, now, shanghai, 'en')).toBe(english);
    expect(sentWhen(sentAt, now, datesIn('Asia/Shanghai', 'zh'), 'zh')).toBe(chinese);
  });

  it('an hour ago: the time', () => {
    expect(sentWhen('2027-03-22T09:12:00+08:00', Date.parse('2027-03-22T10:12:00+08:00'), shanghai, 'en')).toBe(
      '09:12',
    );
  });
});
