/** As the wheels were turned: the day may be missing in the month, because a month passes on the way to another. */
export type BirthDate = { year: number; month: number; day: number };

/** The date at which the wheels start. */
export const firstDate: BirthDate = { year: 1970, month: 1, day: 1 };
export const firstYear = 1900;

/** The first date cannot be sent until the user has moved a wheel, nor one again that was wrong. */
export function stepBeforeSending({ touched, isWrong }: { touched: boolean; isWrong: boolean }) {
  if (isWrong) return 'changeFirst';
  return touched ? 'confirm' : 'chooseFirst';
}

export function daysIn({ year, month }: Pick<BirthDate, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** In a month with thirty days the 31st counts as the last one, until another month is turned to. */
export function dayOf(date: BirthDate): number {
  return Math.min(date.day, daysIn(date));
}

/** YYYY-MM-DD */
export function asIso(date: BirthDate): string {
  return [String(date.year).padStart(4, '0'), twoDigits(date.month), twoDigits(dayOf(date))].join('-');
}

export function upTo(last: number, first = 1): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
