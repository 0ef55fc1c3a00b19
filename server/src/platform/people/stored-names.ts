import type { Both } from 'contract/languages';
import { readingOf, type Syllable } from './pinyin.ts';

/** The pinyin of Chinese names, by which the directory is ordered and searched. */
export type Reading = { name: readonly Syllable[]; family: readonly Syllable[] };

export type StoredNames = { name: Both; familyName: Both; reading: Reading };

/** A person's names as they are stored. Every write of a name uses this, so that its pinyin is stored with it. */
export function storedNames(name: Both, familyName: Both): StoredNames {
  const whole = readingOf(name.zh);
  const family = readingOf(familyName.zh);
  // The pinyin of a surname is taken from the whole name.
  const asInName = name.zh.startsWith(familyName.zh) ? whole.slice(0, family.length) : family;
  return { name, familyName, reading: { name: whole, family: asInName } };
}
