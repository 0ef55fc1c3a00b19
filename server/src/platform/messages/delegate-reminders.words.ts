import type { Language } from 'contract/languages';
import { inLanguage } from '../text-or-other-language.ts';
import { dayAndMonthIn, timeIn } from '../time-zones.ts';
import type { ReminderFacts } from './message-facts.ts';

type Sentence = { title: string; text: string };
type Reading = {
  /** Null once the delegate is gone. */
  delegate: string | null;
  /** The meeting's; null for a closed-door seminar and for an entry of the delegate's own. */
  title: string | null;
  language: Language;
  timeZone: string;
};

/** From so far off the day is named, and nobody counts minutes. */
const farMinutes = 90;

/** To who answers for a delegate: of an own entry and of a closed-door seminar they are told the time alone. */
export function delegateReminder(kind: string, facts: ReminderFacts, reading: Reading): Sentence {
  const { delegate, title, language, timeZone } = reading;
  const start = new Date(facts.startsAt);
  const words = delegateWords[language];
  const isFar = facts.minutes > farMinutes;
  return words({
    ...{ delegate, kind, time: timeIn(timeZone, start), minutes: isFar ? null : facts.minutes },
    title,
    date: dayAndMonthIn(timeZone, start, language),
    hall: title !== null && facts.hall ? inLanguage(language)(facts.hall) : null,
  });
}

type Told = {
  delegate: string | null;
  kind: string;
  title: string | null;
  time: string;
  date: string;
  minutes: number | null;
  hall: string | null;
};

const delegateWords: Record<Language, (told: Told) => Sentence> = {
  en({ delegate, kind, title, time, date, minutes, hall }) {
    const name = delegate ?? 'the delegate';
    const item = kind === 'own item' ? 'An entry in the delegate’s own schedule' : 'A closed-door seminar';
    const when = minutes === null ? `on ${date} at ${time}` : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    const part = { chairs: ` ${name} chairs it.`, speaks: ` ${name} speaks in it.` }[kind] ?? '';
    return {
      title: `For ${name}: ${minutes === null ? `${date}, ` : ''}${time}`,
      text: `${title ? `“${title}”` : item} begins ${when}${hall ? ` in ${hall}` : ''}.${title ? part : ''}`,
    };
  },
  zh({ delegate, kind, title, time, date, minutes, hall }) {
    const name = delegate ?? '嘉宾';
    const item = kind === 'own item' ? '一项个人日程' : '一场闭门研讨会';
    const when = minutes === null ? `${date}${time}` : `${minutes}分钟后`;
    const part = { chairs: `由${name}主持。`, speaks: `${name}将发言。` }[kind] ?? '';
    return {
      title: `${name}的日程：${minutes === null ? date : ''}${time}`,
      text: `${title ? `“${title}”` : item}将于${when}${hall ? `在${hall}` : ''}开始。${title ? part : ''}`,
    };
  },
};
