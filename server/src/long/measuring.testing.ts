import { randomInt } from 'node:crypto';

/** Printed as they are: a zero is only worth its denominator. */
export function figure(what: string, value: string | number) {
  console.info(`  ${what}: ${value}`);
}

/** Does all of them, at most so many at a time, and keeps their order. */
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

/** How often each value came, most frequent first, as `12 × -5, 3 × 0`. */
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

/** Looks again until it is so; answers whether it became so in time. */
export async function becomesTrue(isSo: () => boolean | Promise<boolean>, within: number): Promise<boolean> {
  const until = performance.now() + within;
  while (performance.now() < until) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return isSo();
}
