import { words } from '../words.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const short = (name: string | undefined) => name?.slice(0, 3) ?? '';
const week = (weekday: number) => `周${'日一二三四五六'[weekday]}`;

type Day = { year: number; month: number; day: number; weekday: number };

export const dateWords = words({
  date: {
    en: ({ day, month, year }: Day) => `${day} ${months[month - 1]} ${year}`,
    zh: ({ day, month, year }) => `${year}年${month}月${day}日`,
  },
  weekdayAndDate: {
    en: ({ day, month, year, weekday }: Day) => `${weekdays[weekday]} ${day} ${months[month - 1]} ${year}`,
    zh: ({ day, month, year, weekday }) => `${year}年${month}月${day}日（${week(weekday)}）`,
  },
  shortDate: {
    en: ({ day, month }: Day) => `${day} ${short(months[month - 1])}`,
    zh: ({ day, month }) => `${month}月${day}日`,
  },
  weekday: { en: ({ weekday }: Day) => short(weekdays[weekday]), zh: ({ weekday }) => week(weekday) },
  daysOfOneMonth: {
    en: (first: Day, { day, month, year }: Day) => `${first.day}–${day} ${months[month - 1]} ${year}`,
    zh: ({ day, month, year }, last) => `${year}年${month}月${day}日至${last.day}日`,
  },
  days: { en: (first: string, last: string) => `${first} – ${last}`, zh: (first, last) => `${first}至${last}` },

  range: { en: (start: string, end: string) => `${start}–${end}`, zh: (start, end) => `${start}—${end}` },
  nextDay: { en: (time: string) => `${time} (+1)`, zh: (time) => `次日${time}` },
  laterDay: { en: (time: string, days: number) => `${time} (+${days})`, zh: (time, days) => `${days}天后${time}` },

  minutes: { en: (n: number) => `${n} min`, zh: (n) => `${n}分钟` },
  hours: { en: (n: number) => `${n} h`, zh: (n) => `${n}小时` },
  wholeDays: { en: (n: number) => (n === 1 ? '1 day' : `${n} days`), zh: (n) => `${n}天` },
  hoursAndMinutes: {
    en: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    zh: (hours, minutes) => `${hours}小时${minutes}分钟`,
  },
  left: { en: (length: string) => `${length} left`, zh: (length) => `还剩${length}` },
  endsNow: { en: 'ends now', zh: '即将结束' },
});
