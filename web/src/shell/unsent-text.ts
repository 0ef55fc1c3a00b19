import { openStore } from '../lib/store.ts';

const holders = openStore<ReadonlySet<object>>(new Set());

/** Whether something was typed and not sent that stands in memory alone: loading the app anew would lose it. */
export const unsentText = { get: () => holders.get().size > 0, subscribe: holders.subscribe };

/** Each place that keeps typed text says whether it holds some. */
export function tellUnsent(place: object, holds: boolean): void {
  if (holders.get().has(place) === holds) return;
  const others = [...holders.get()].filter((one) => one !== place);
  holders.set(new Set(holds ? [...others, place] : others));
}
