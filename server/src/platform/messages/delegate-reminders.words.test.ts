import { expect, test } from 'vitest';
import { delegateReminder } from './delegate-reminders.words.ts';

const facts = {
  ...{ of: 'reminder' as const, startsAt: '2027-03-23T01:30:00Z', minutes: 30, walk: null, forId: 'someone' },
  hall: { zh: '大会堂', en: 'Great Hall' },
};
const reading = { delegate: 'Gu Minglan', title: 'Trade rules', language: 'en' as const, timeZone: 'Asia/Shanghai' };
const inChinese = { ...reading, delegate: '顾明澜', title: '贸易规则', language: 'zh' as const };

test.each([
  ['bookmarked', facts, reading, 'For Gu Minglan: 09:30', '“Trade rules” begins in 30 minutes in Great Hall.'],
  ['bookmarked', facts, inChinese, '顾明澜的日程：09:30', '“贸易规则”将于30分钟后在大会堂开始。'],
  [
    ...['chairs', { ...facts, minutes: 1440 }, reading, 'For Gu Minglan: 23 March, 09:30'],
    '“Trade rules” begins on 23 March at 09:30 in Great Hall. Gu Minglan chairs it.',
  ],
  [
    ...['speaks', { ...facts, minutes: 1440 }, inChinese, '顾明澜的日程：3月23日09:30'],
    '“贸易规则”将于3月23日09:30在大会堂开始。顾明澜将发言。',
  ],
  [
    ...['own item', { ...facts, minutes: 1 }, { ...reading, title: null }, 'For Gu Minglan: 09:30'],
    'An entry in the delegate’s own schedule begins in 1 minute.',
  ],
  [
    'bookmarked',
    { ...facts, hall: null },
    { ...inChinese, title: null },
    '顾明澜的日程：09:30',
    '一场闭门研讨会将于30分钟后开始。',
  ],
  [
    'speaks',
    facts,
    { ...reading, title: null, delegate: null },
    'For the delegate: 09:30',
    'A closed-door seminar begins in 30 minutes.',
  ],
] as [string, typeof facts, typeof reading, string, string][])('%s', (kind, told, how, title, text) => {
  expect(delegateReminder(kind, told, how)).toEqual({ title, text });
});
