import type { Language } from 'contract/languages';
import { dateWords } from './dates.words.ts';
import { say } from '../words.ts';

const hour = 60;
const day = 24 * hour;

/**
 * 48 min, 1 h 3 min, 2 h. From one day on only whole days are shown, because nobody plans that far ahead to the minute.
 */
export function lengthOf(minutes: number, language: Language): string {
  const phrase = say(dateWords, language);
  if (minutes >= day) return phrase.wholeDays(Math.round(minutes / day));
  if (minutes < hour) return phrase.minutes(minutes);
  const rest = minutes % hour;
  const hours = (minutes - rest) / hour;
  return rest === 0 ? phrase.hours(hours) : phrase.hoursAndMinutes(hours, rest);
}
