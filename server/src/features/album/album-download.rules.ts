import type { Both, Language } from 'contract/languages';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { dateIn, timeIn } from '../../platform/time-zones.ts';

type Named = { takenAt: Date; topic: Both };
type Shown = { language: Language; timeZone: string };

/** By the moment and the topic, for example “2026-11-16 09.30 Monday morning”; those of one minute are numbered. */
export function photoNames(photos: readonly Named[], { language, timeZone }: Shown): string[] {
  const taken = new Map<string, number>();
  return photos.map(({ takenAt, topic }) => {
    // A colon is in no file name.
    const time = timeIn(timeZone, takenAt).replace(':', '.');
    const name = `${dateIn(timeZone, takenAt)} ${time} ${inLanguage(language)(topic).slice(0, longestTopic)}`;
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return nth === 1 ? name : `${name} (${nth})`;
  });
}

/** So long that what follows it is not cut off a file name. */
const longestTopic = 60;

/** After the topic, or after the whole album where they are of several. */
export function zipName(photos: readonly Named[], { language, timeZone }: Shown, album: string): string {
  const say = inLanguage(language);
  const days = [...new Set(photos.map(({ takenAt }) => dateIn(timeZone, takenAt)))].toSorted();
  const topics = [...new Set(photos.map(({ topic }) => say(topic)))];
  const [topic, ...others] = topics;
  const what = topic && others.length === 0 ? topic : album;
  return [days[0], what].filter(Boolean).join(' ');
}
