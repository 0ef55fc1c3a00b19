import { type ChoiceOf, freeText } from '../../shell/router/choices-in-address.ts';
import type { Album, AlbumDay } from './album.api.ts';

/** The choices that stand in the address of the album. */
export const albumChoice = { day: freeText, topic: freeText };

/**
 * The day of the address, or that of its topic. Without a choice the day stays with which the page opened: the first
 * photo of another day must not take away what somebody looks at. A page opens with today, otherwise with the newest.
 */
export function dayToShow(
  { days }: Album,
  choice: ChoiceOf<typeof albumChoice>,
  { opened, today }: { opened: string | undefined; today: string },
): AlbumDay | undefined {
  const at = (date: string | undefined) => days.find((day) => day.date === date);
  const ofTopic = days.find(({ topics }) => topics.some(({ id }) => id === choice.topic));
  return at(choice.day) ?? ofTopic ?? at(opened) ?? at(today) ?? days[0];
}
