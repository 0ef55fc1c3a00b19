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

/** The 31st of a month with thirty days becomes its last day. */
export function changed(date: BirthDate, part: Partial<BirthDate>): BirthDate {
  const next = { ...date, ...part };
  return { ...next, day: Math.min(next.day, daysIn(next)) };
}

/** YYYY-MM-DD */
export function asIso({ year, month, day }: BirthDate): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

export function upTo(last: number, first = 1): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
