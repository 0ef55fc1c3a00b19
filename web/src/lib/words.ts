import type { Language } from 'contract/languages';
import { useLanguage } from './language.ts';

type Saying = string | ((...values: never[]) => string);
/** The form that the Chinese must have: a text if the English is one, otherwise a function with the same parameters. */
type Alike<S> = S extends (...values: infer V) => string ? (...values: V) => string : string;

type Pairs<T> = { readonly [K in keyof T]: { readonly en: T[K]; readonly zh: NoInfer<Alike<T[K]>> } };
export type Said<T> = { readonly [K in keyof T]: Alike<T[K]> };

/** Both languages stand on adjacent lines; a missing one, or one with other parameters, does not compile. */
export function words<const T extends Record<string, Saying>>(table: Pairs<T>): Pairs<T> {
  return table;
}

const said = { zh: new WeakMap<object, unknown>(), en: new WeakMap<object, unknown>() };

/** The words of a table in one language, always the same object. The words of the interface fall back to English. */
export function say<T>(table: Pairs<T>, language: Language): Said<T> {
  const known = said[language].get(table) as Said<T> | undefined;
  if (known) return known;
  const pairs = Object.entries<{ en: unknown; zh: unknown }>(table);
  const chosen = Object.fromEntries(pairs.map(([name, pair]) => [name, pair[language] || pair.en])) as Said<T>;
  said[language].set(table, chosen);
  return chosen;
}

export function useWords<T>(table: Pairs<T>): Said<T> {
  return say(table, useLanguage());
}
