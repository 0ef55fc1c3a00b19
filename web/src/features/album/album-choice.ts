import { freeText } from '../../shell/router/choices-in-address.ts';
import type { Album, AlbumDay } from './album.api.ts';

/** The choices that stand in the address of the album. */
export const albumChoice = { day: freeText, topic: freeText };

/** The day of the address, otherwise today, otherwise the newest. */
export function dayToShow({ days }: Album, chosen: string | undefined, today: string): AlbumDay | undefined {
  const at = (date: string | undefined) => days.find((day) => day.date === date);
  return at(chosen) ?? at(today) ?? days[0];
}
