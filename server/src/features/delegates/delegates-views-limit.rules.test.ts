import { expect, test } from 'vitest';
import { usesUpBudget, waitForProfile, type Opened } from './delegates-views-limit.rules.ts';

const now = new Date('2027-03-22T10:00:00+08:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const opened = (others: number, minutesAgo: number, thisOne = false): Opened => ({
  others,
  oldestOther: others > 0 ? ago(minutesAgo) : null,
  thisOne,
});

test.each([
  ['nothing was opened', opened(0, 0), opened(0, 0), undefined],
  ['199 in the hour', opened(199, 20), opened(199, 20), undefined],
  ['200 in the hour, the first of them 20 minutes ago', opened(200, 20), opened(200, 20), 40 * 60],
  ['599 in the day', opened(50, 20), opened(599, 23 * 60), undefined],
  ['600 in the day, the first of them 23 hours ago', opened(50, 20), opened(600, 23 * 60), 60 * 60],
  ['both budgets are used up: the longer wait', opened(200, 59), opened(600, 60), 23 * 60 * 60],
])('%s', (_, inHour, inDay, wait) => {
  expect(waitForProfile({ hour: inHour, day: inDay }, now)).toBe(wait);
});

test('a profile that was opened before uses up nothing', () => {
  const day = opened(300, 600);
  expect(usesUpBudget({ hour: opened(198, 10), day })).toBe(false);
  expect(usesUpBudget({ hour: opened(199, 10), day })).toBe(true);
  expect(usesUpBudget({ hour: opened(199, 10, true), day })).toBe(false);
  expect(usesUpBudget({ hour: opened(5, 10), day: opened(599, 600) })).toBe(true);
});
