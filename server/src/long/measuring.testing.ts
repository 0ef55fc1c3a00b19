import { randomInt } from 'node:crypto';

/** Prints a figure. Counts are printed with their totals, because a zero says nothing without one. */
export function figure(what: string, value: string | number) {
  console.info(`  ${what}: ${value}`);
}

/** Does all the work with a limit of parallel items, and keeps the order of the results. */
export async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function worker() {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index] as T;
      results[index] = await work(item, index);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Counts each value, the most frequent first: `12 × -5, 3 × 0`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ');
}

export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** Checks again and again; returns whether the condition became true in time. */
export async function becomesTrue(isSo: () => boolean | Promise<boolean>, within: number): Promise<boolean> {
  const until = performance.now() + within;
  while (performance.now() < until) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return isSo();
}
