import { parsed } from '../json.ts';
import type { ConsentGatedStorage } from './consent-gated-storage.ts';

/** One key of the client's storage; `get` never returns a value of the wrong form. */
export type StorageEntry<T> = { get: () => T | undefined; set: (value: T) => void; clear: () => void };

export function textEntry<T extends string>(
  texts: ConsentGatedStorage,
  name: string,
  fits: (text: string) => text is T,
): StorageEntry<T> {
  return {
    get: () => {
      const text = texts.read(name);
      return text !== undefined && fits(text) ? text : undefined;
    },
    set: (value) => texts.write(name, value),
    clear: () => texts.remove(name),
  };
}

/** `as` picks the known members and returns undefined for anything else. */
export function jsonEntry<T>(
  texts: ConsentGatedStorage,
  name: string,
  as: (value: unknown) => T | undefined,
): StorageEntry<T> {
  return {
    get: () => {
      const text = texts.read(name);
      return text === undefined ? undefined : as(parsed(text));
    },
    set: (value) => texts.write(name, JSON.stringify(value)),
    clear: () => texts.remove(name),
  };
}
