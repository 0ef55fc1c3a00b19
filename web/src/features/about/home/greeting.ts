import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { greetingWords } from './home.words.ts';

export type PartOfDay = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** As people greet: the evening lasts until the first of the next day get up. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  if (hour < 8) return 'early';
  if (hour < 12) return 'morning';
  return hour < 13 ? 'noon' : 'afternoon';
}

/** Greets by the forum's clock, whatever the phone's says. */
export function useGreeting(now: number, timeZone: string): (name: string) => string {
  const say = useWords(greetingWords);
  const hour = Number(useDates(timeZone).time(now).slice(0, 2));
  return (name) => say.byName(say[partOfDay(hour)], name);
}
