import type { Language } from 'contract/languages';
import { say } from '../words.ts';
import { dateWords } from './dates.words.ts';
import { dateIn, daysBetween, type Moment, partsIn, twoDigits } from './zone.ts';

/** 11:15 */
export function timeIn(timeZone: string, moment: Moment): string {
  const { hour, minute } = partsIn(timeZone, moment);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** 11:15–12:15 · 11:15—12:15, past midnight 22:30–01:00 (+1) · 22:30—次日01:00 */
export function timeRange(timeZone: string, language: Language, start: Moment, end: Moment): string {
  const phrase = say(dateWords, language);
  const nights = daysBetween(dateIn(timeZone, start), dateIn(timeZone, end));
  const until = timeIn(timeZone, end);
  const later = nights === 1 ? phrase.nextDay(until) : phrase.laterDay(until, nights);
  return phrase.range(timeIn(timeZone, start), nights === 0 ? until : later);
}
