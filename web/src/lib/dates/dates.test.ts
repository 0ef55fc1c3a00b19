import { describe, expect, it } from 'vitest';
import { dateIn, datesIn } from './dates.ts';
import { ago, startsIn } from './how-long.ts';

const zone = 'Asia/Shanghai';
const en = datesIn(zone, 'en');
const zh = datesIn(zone, 'zh');
const opening = '2027-03-22T11:15:00+08:00';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a moment', () => {
  it.each([
    ['date', '22 March 2027', '2027年3月22日'],
    ['weekdayAndDate', 'Monday 22 March 2027', '2027年3月22日（周一）'],
    ['shortDate', '22 Mar', '3月22日'],
    ['weekday', 'Mon', '周一'],
    ['time', '11:15', '11:15'],
  ] as const)('as %s is %s / %s', (form, english, chinese) => {
    for (const moment of [opening, Date.parse(opening), new Date(opening)]) {
      expect(en[form](moment)).toBe(english);
      expect(zh[form](moment)).toBe(chinese);
    }
  });

  it.each([
    ['2027-03-21T16:00:00Z', '2027-03-22', '00:00'],
    ['2027-03-21T15:59:59Z', '2027-03-21', '23:59'],
    ['2027-03-22T01:05:00Z', '2027-03-22', '09:05'],
    ['2026-12-31T17:00:00-05:00', '2027-01-01', '06:00'],
  ])('%s is on %s at %s in the zone of the forum', (moment, date, time) => {
    expect([en.dateOf(moment), dateIn(zone, moment), en.time(moment)]).toEqual([date, date, time]);
  });

  it('follows summer time in a zone that has it', () => {
    const paris = datesIn('Europe/Paris', 'en');
    expect([paris.time('2027-03-28T00:59:00Z'), paris.time('2027-03-28T01:00:00Z')]).toEqual(['01:59', '03:00']);
  });

  it.each([
    ['2027-01-03', 'Sunday 3 January 2027', '2027年1月3日（周日）'],
    ['2027-02-09', 'Tuesday 9 February 2027', '2027年2月9日（周二）'],
    ['2028-02-29', 'Tuesday 29 February 2028', '2028年2月29日（周二）'],
    ['2027-04-14', 'Wednesday 14 April 2027', '2027年4月14日（周三）'],
    ['2027-05-20', 'Thursday 20 May 2027', '2027年5月20日（周四）'],
    ['2027-06-25', 'Friday 25 June 2027', '2027年6月25日（周五）'],
    ['2027-07-31', 'Saturday 31 July 2027', '2027年7月31日（周六）'],
    ['2027-08-02', 'Monday 2 August 2027', '2027年8月2日（周一）'],
    ['2027-09-30', 'Thursday 30 September 2027', '2027年9月30日（周四）'],
    ['2027-10-01', 'Friday 1 October 2027', '2027年10月1日（周五）'],
    ['2027-11-11', 'Thursday 11 November 2027', '2027年11月11日（周四）'],
    ['2027-12-31', 'Friday 31 December 2027', '2027年12月31日（周五）'],
  ])('the calendar date %s is %s / %s, whatever the zone', (date, english, chinese) => {
    for (const anywhere of [zone, 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(datesIn(anywhere, 'en').weekdayAndDate(date)).toBe(english);
      expect(datesIn(anywhere, 'zh').weekdayAndDate(date)).toBe(chinese);
      expect(dateIn(anywhere, date)).toBe(date);
    }
  });
});

describe('from one moment to another', () => {
  it.each([
    ['11:15', '2027-03-22T12:15:00+08:00', '11:15–12:15', '11:15—12:15'],
    ['past midnight', '2027-03-23T01:00:00+08:00', '11:15–01:00 (+1)', '11:15—次日01:00'],
    ['until midnight', '2027-03-23T00:00:00+08:00', '11:15–00:00 (+1)', '11:15—次日00:00'],
    ['two nights later', '2027-03-24T09:00:00+08:00', '11:15–09:00 (+2)', '11:15—2天后09:00'],
    ['the same day elsewhere', '2027-03-22T16:30:00Z', '11:15–00:30 (+1)', '11:15—次日00:30'],
  ])('a meeting %s', (_which, end, english, chinese) => {
    expect(en.range(opening, end)).toBe(english);
    expect(zh.range(opening, end)).toBe(chinese);
  });

  it.each([
    ['2027-03-21', '2027-03-23', '21–23 March 2027', '2027年3月21日至23日'],
    ['2027-03-22', '2027-03-22', '22 March 2027', '2027年3月22日'],
    ['2027-03-30', '2027-04-01', '30 March 2027 – 1 April 2027', '2027年3月30日至2027年4月1日'],
    ['2027-03-22', '2028-03-22', '22 March 2027 – 22 March 2028', '2027年3月22日至2028年3月22日'],
  ])('the days %s to %s are %s / %s', (first, last, english, chinese) => {
    expect(en.days(first, last)).toBe(english);
    expect(zh.days(first, last)).toBe(chinese);
  });
});

describe('how long', () => {
  it.each([
    [48 * minute, '48 min left', '还剩48分钟'],
    [47 * minute + 1, '48 min left', '还剩48分钟'],
    [1, '1 min left', '还剩1分钟'],
    [59 * minute, '59 min left', '还剩59分钟'],
    [hour, '1 h left', '还剩1小时'],
    [hour + 3 * minute, '1 h 3 min left', '还剩1小时3分钟'],
    [0, 'ends now', '即将结束'],
    [-minute, 'ends now', '即将结束'],
  ])('with %i ms to the end: %s / %s', (ms, english, chinese) => {
    expect(en.left(ms)).toBe(english);
    expect(zh.left(ms)).toBe(chinese);
  });

  it.each([
    [10 * minute, 'starts in 10 min', '10分钟后开始'],
    [hour + 3 * minute, 'starts in 1 h 3 min', '1小时3分钟后开始'],
    [2 * hour, 'starts in 2 h', '2小时后开始'],
    [day - minute, 'starts in 23 h 59 min', '23小时59分钟后开始'],
    [day - minute + 1, 'starts in 1 day', '1天后开始'],
    [day, 'starts in 1 day', '1天后开始'],
    [36 * hour - minute, 'starts in 1 day', '1天后开始'],
    [36 * hour, 'starts in 2 days', '2天后开始'],
    [47 * hour, 'starts in 2 days', '2天后开始'],
    [10 * day, 'starts in 10 days', '10天后开始'],
    [0, 'starts now', '即将开始'],
  ])('with %i ms to the start: %s / %s', (ms, english, chinese) => {
    expect(startsIn(ms, 'en')).toBe(english);
    expect(startsIn(ms, 'zh')).toBe(chinese);
  });

  it.each([
    [0, 'just now', '刚刚'],
    [minute - 1, 'just now', '刚刚'],
    [minute, '1 min ago', '1分钟前'],
    [25 * minute + 59_999, '25 min ago', '25分钟前'],
    [90 * minute, '1 h 30 min ago', '1小时30分钟前'],
    [3 * day, '3 days ago', '3天前'],
  ])('%i ms later: %s / %s', (ms, english, chinese) => {
    expect(ago(ms, 'en')).toBe(english);
    expect(ago(ms, 'zh')).toBe(chinese);
  });
});

it('the formats of a zone and a language are made once', () => {
  expect(datesIn(zone, 'en')).toBe(en);
  expect(datesIn(zone, 'zh')).not.toBe(en);
});
