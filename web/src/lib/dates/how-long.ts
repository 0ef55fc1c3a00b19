import type { Language } from 'contract/languages';
import { say } from '../words.ts';
import { lengthOf } from './days-hours-minutes.ts';
import { howLongWords } from './how-long.words.ts';

const minute = 60_000;

/** starts in 1 h 3 min · 1小时3分钟后开始 */
export function startsIn(ms: number, language: Language): string {
  const phrase = say(howLongWords, language);
  return ms > 0 ? phrase.startsIn(lengthOf(Math.ceil(ms / minute), language)) : phrase.startsNow;
}

/** 25 min ago · 25分钟前 */
export function ago(ms: number, language: Language): string {
  const phrase = say(howLongWords, language);
  return ms < minute ? phrase.justNow : phrase.ago(lengthOf(Math.floor(ms / minute), language));
}
