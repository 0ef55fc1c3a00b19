import { setImmediate as arrivals, setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../../database/database.ts';
import type { MaybePromise } from '../../maybe-promise.ts';

/** Answered by 503: nothing was done, and the very same request may come again. */
export class TooManyAtOnce extends Error {
  override name = 'TooManyAtOnce';
}

type Limits = {
  /** How many calls of one person are worked on at the same time. */
  atOnce: number;
  /** How many more of them wait, and for how long at most. */
  mostWaiting: number;
  longestWait: number;
  /** Who is refused at once asks again at once, and would take the processor instead of the database. */
  beforeRefusal: number;
  /** A crowd rests after each call for as long as it took, up to this, so that it leaves half of the time to others. */
  longestRest: number;
};

type Line = { running: number; waiting: (() => void)[] };

/** Runs a call when it is the caller's turn. */
export type Turns = <T>(who: string, work: () => MaybePromise<T>) => MaybePromise<T>;

/**
 * Calls of one person wait for each other here, before any of them takes a connection to the database. Otherwise one
 * phone could take all of them, most of which would wait for the same row, and everybody else would wait behind it.
 */
export function turns({ atOnce, mostWaiting, longestWait, beforeRefusal, longestRest }: Limits): Turns {
  const lines = new Map<string, Line>();

  /** The turn goes to the next in line after a rest, or back. */
  async function pass(who: string, line: Line, began: number) {
    const rest = Math.min(performance.now() - began, longestRest);
    if (line.waiting.length > 0 && rest > 0) await pause(rest);
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(who);
  }

  async function afterOthers<T>(who: string, line: Line, work: () => MaybePromise<T>): Promise<T> {
    if (line.waiting.length >= mostWaiting) {
      await pause(beforeRefusal);
      throw new TooManyAtOnce();
    }
    await turnIn(line, longestWait);
    const began = performance.now();
    try {
      return await work();
    } finally {
      void pass(who, line, began);
    }
  }

  return (who, work) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] };
    if (line.running >= atOnce) return afterOthers(who, line, work);
    const began = performance.now();
    const made = work();
    // What a cache has is there at once and needs no turn.
    if (!(made instanceof Promise)) return made;
    line.running += 1;
    lines.set(who, line);
    return made.finally(() => void pass(who, line, began));
  };
}

function turnIn({ waiting }: Line, longestWait: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(new TooManyAtOnce());
    }, longestWait);
    function go() {
      clearTimeout(timer);
      resolve();
    }
    waiting.push(go);
  });
}

export type CallersTurns = { ofWrites: Turns; ofReads: Turns };

const waiting = { mostWaiting: 60, longestWait: 20_000, beforeRefusal: 1_000, longestRest: 50 };

/** The embedded database has one connection, so that a second call of the same person would only be in others' way. */
export function callersTurns(kind: OpenDatabase['kind']): CallersTurns {
  const [writes, reads] = kind === 'embedded' ? [1, 1] : [2, 4];
  const all = { ofWrites: turns({ atOnce: writes, ...waiting }), ofReads: turns({ atOnce: reads, ...waiting }) };
  if (kind === 'postgres') return all;
  return { ofWrites: afterArrivals(all.ofWrites), ofReads: afterArrivals(all.ofReads) };
}

/**
 * The embedded database works in this thread, and whole calls run without a pause in which others could arrive: all of
 * a crowd would wait in the sockets, where nobody's turn counts. So each call that has its turn lets others arrive first.
 */
function afterArrivals(inTurn: Turns): Turns {
  return (who, work) =>
    inTurn(who, async () => {
      await arrivals();
      return work();
    });
}
