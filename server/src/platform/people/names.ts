import type { Both } from 'contract/texts';
import { readingOf, type Syllable } from './pinyin.ts';

/** How the Chinese names are read: the directory is ordered and searched by it. */
export type Reading = { name: readonly Syllable[]; family: readonly Syllable[] };

/** A person's names as they are stored. Whoever writes a name writes it by this, so that its reading goes with it. */
export function storedNames(name: Both, familyName: Both): { name: Both; familyName: Both; reading: Reading } {
  const whole = readingOf(name.zh);
  const family = readingOf(familyName.zh);
  // A surname keeps the reading that the whole name gives it.
  const asInName = name.zh.startsWith(familyName.zh) ? whole.slice(0, family.length) : family;
  return { name, familyName, reading: { name: whole, family: asInName } };
}
