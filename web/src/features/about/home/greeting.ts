import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { greetingWords } from './greeting.words.ts';

export type PartOfDay = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** People wish a good evening until the early hours, so the evening lasts until five. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  if (hour < 8) return 'early';
  if (hour < 12) return 'morning';
  return hour < 13 ? 'noon' : 'afternoon';
}

const beijing = 'Asia/Shanghai';

/** The greeting follows the forum's clock, not the phone's. */
export function useGreeting(now: number, timeZone: string = beijing): (person: string | null) => string {
  const say = useWords(greetingWords);
  const hour = Number(useDates(timeZone).time(now).slice(0, 2));
  const greeting = say[partOfDay(hour)];
  return (person) => (person ? say.person(greeting, person) : say.anyone(greeting));
}
