import { expect, test } from 'vitest';
import { datesIn } from '../../lib/dates/dates.ts';
import { publishedWhen } from './news-times.ts';

const now = Date.parse('2027-03-22T10:12:00+08:00');

test.each([
  ['2027-03-22T09:58:00+08:00', '09:58', '09:58'],
  ['2027-03-22T00:00:00+08:00', '00:00', '00:00'],
  ['2027-03-21T23:59:00+08:00', '21 Mar 23:59', '3月21日 23:59'],
  ['2026-12-31T20:00:00+08:00', '31 December 2026', '2026年12月31日'],
  // The day is the Forum's: in London this is still the evening before.
  ['2027-03-21T17:30:00Z', '01:30', '01:30'],
])('%s is shown as “%s” and “%s”', (publishedAt, english, chinese) => {
  expect(publishedWhen(publishedAt, now, datesIn('Asia/Shanghai', 'en'))).toBe(english);
  expect(publishedWhen(publishedAt, now, datesIn('Asia/Shanghai', 'zh'))).toBe(chinese);
});
