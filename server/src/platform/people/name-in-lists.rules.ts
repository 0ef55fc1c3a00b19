import type { Both } from 'contract/languages';

type Named = { name: Both; familyName: Both };

/** Lists of participants write the family name in capitals, because an English name may begin or end with it. */
export function nameInLists({ name: { zh, en }, familyName: { en: family } }: Named): Both {
  const from = en.startsWith(`${family} `) ? 0 : en.lastIndexOf(family);
  if (from < 0) return { zh, en };
  const to = from + family.length;
  return { zh, en: en.slice(0, from) + inCapitals(family) + en.slice(to) };
}

/** A Scottish or Irish prefix stays as it is: McKERROW. */
function inCapitals(family: string): string {
  const prefix = /^Ma?c(?=\p{Lu})/u.exec(family)?.[0] ?? '';
  return prefix + family.slice(prefix.length).toUpperCase();
}
