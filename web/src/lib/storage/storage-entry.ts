import { parsed } from '../json.ts';
import type { Shelf } from './consent-gated-storage.ts';

/** One key of the client's storage; `get` never answers a value of another form. */
export type Stored<T> = { get: () => T | undefined; set: (value: T) => void; clear: () => void };

export function storedText<T extends string>(shelf: Shelf, name: string, fits: (text: string) => text is T): Stored<T> {
  return {
    get: () => {
      const text = shelf.read(name);
      return text !== undefined && fits(text) ? text : undefined;
    },
    set: (value) => shelf.write(name, value),
    clear: () => shelf.remove(name),
  };
}

/** `as` picks the known members and answers undefined for anything else. */
export function storedJson<T>(shelf: Shelf, name: string, as: (value: unknown) => T | undefined): Stored<T> {
  return {
    get: () => {
      const text = shelf.read(name);
      return text === undefined ? undefined : as(parsed(text));
    },
    set: (value) => shelf.write(name, JSON.stringify(value)),
    clear: () => shelf.remove(name),
  };
}
