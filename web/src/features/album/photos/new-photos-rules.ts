type Photo = { id: string };
type Merged<P> = {
  photos: readonly P[];
  /** How many wait to be shown. */
  fresh: number;
  /** The list has to be read on, because newer ones pushed some of those that are shown beyond its end. */
  incomplete: boolean;
};

/**
 * What the screen shows after the list was read anew: what it showed, without what was hidden, and what follows. New
 * photos among or before them wait, so that nothing moves under the finger.
 */
export function mergedPhotos<P extends Photo>(shown: readonly P[], listed: readonly P[], more: boolean): Merged<P> {
  const known = new Set(shown.map(({ id }) => id));
  const last = listed.findLastIndex(({ id }) => known.has(id));
  if (last < 0) return { photos: listed, fresh: 0, incomplete: false };
  const stays = listed.filter(({ id }, index) => index > last || known.has(id));
  const fresh = listed.length - stays.length;
  const readTo = shown.findIndex(({ id }) => id === listed.at(-1)?.id);
  const beyond = readTo < 0 || !more ? [] : shown.slice(readTo + 1);
  return { photos: [...stays, ...beyond], fresh, incomplete: beyond.length > 0 };
}
