import type { Arrangement } from 'contract/calls/mine';

// A car that left a little while ago may still be waited for.
const late = 30 * 60_000;

const isOver = (one: Arrangement, now: number) => one.kind === 'car' && Date.parse(one.startsAt) + late < now;

/** The first of each kind, and of the cars the next one; if all have left, the last. */
export function nextOfEachKind(all: readonly Arrangement[], now: number): Arrangement[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const some = all.filter((one) => one.kind === kind);
    return some.find((one) => !isOver(one, now)) ?? some.at(-1) ?? [];
  });
}
