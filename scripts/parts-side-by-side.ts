import type { Part } from './test-part-kinds.ts';

const CORES = 2;

type Started<P, R> = { part: P; result: Promise<R> };

/** Starts the parts in their order. Two light parts run side by side, any other part runs alone. */
export function startInTurn<P extends Pick<Part, 'light'>, R>(
  parts: P[],
  run: (part: P) => Promise<R>,
): Started<P, R>[] {
  const all = parts.map((part) => ({ part, ...Promise.withResolvers<R>() }));
  const waiting = [...all];
  let free = CORES;

  function startNext() {
    const [next] = waiting;
    const cores = next?.part.light ? 1 : CORES;
    if (!next || cores > free) return;
    waiting.shift();
    free -= cores;
    const result = run(next.part).finally(() => {
      free += cores;
      startNext();
    });
    next.resolve(result);
    startNext();
  }

  startNext();
  return all.map(({ part, promise }) => ({ part, result: promise }));
}
