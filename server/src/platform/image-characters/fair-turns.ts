type Waiting = { begin: () => void; giveUp: () => void };

export type TurnLimits = {
  /** How many run at a time. */
  atOnce: number;
  /** How many may begin in a second, after a first burst of as many as run at a time. */
  perSecond: number;
  /** How many may wait, of one client and altogether. */
  waiting: { ofOne: number; ofAll: number };
};
type Time = { ticks: () => number; later: (work: () => void, ms: number) => void };

const realTime: Time = {
  ticks: () => performance.now(),
  later: (work, ms) => void setTimeout(work, ms).unref(),
};

/**
 * Lets clients take turns: who asks for many waits behind everybody who asks for one. It bounds the work of a second
 * and what waits for it. Too many of one client are given up, and so are the last of the greediest if all are too many.
 */
export function fairTurns({ atOnce, perSecond, waiting: most }: TurnLimits, { ticks, later }: Time = realTime) {
  // A client who had a turn is put at the end of the map, so that its order is the order of the turns.
  const queues = new Map<string, Waiting[]>();
  const pace = 1000 / perSecond;
  let [running, waiting, dueAt, isTimed] = [0, 0, -Infinity, false];

  function next() {
    while (running < atOnce && waiting > 0) {
      const earliest = Math.max(dueAt, ticks() - (atOnce - 1) * pace);
      if (earliest > ticks()) return comeBackIn(earliest - ticks());
      dueAt = earliest + pace;
      takeFirst()?.begin();
    }
  }
  function comeBackIn(ms: number) {
    if (isTimed) return;
    isTimed = true;
    later(() => {
      isTimed = false;
      next();
    }, ms);
  }
  function takeFirst() {
    const [client, queue] = queues.entries().next().value ?? ['', []];
    queues.delete(client);
    const [first, ...rest] = queue;
    if (rest.length > 0) queues.set(client, rest);
    waiting -= 1;
    running += 1;
    return first;
  }
  /** Gives up the last waiting of the client with the most, unless nobody has more than the newcomer. */
  function makeRoomFor(count: number): boolean {
    let greediest: [string, Waiting[]] | undefined;
    for (const entry of queues) if (entry[1].length > (greediest?.[1].length ?? count + 1)) greediest = entry;
    if (!greediest) return false;
    waiting -= 1;
    greediest[1].pop()?.giveUp();
    return true;
  }
  function turn(client: string): Promise<boolean> {
    const queue = queues.get(client) ?? [];
    const isFull = queue.length >= most.ofOne || (waiting >= most.ofAll && !makeRoomFor(queue.length));
    if (isFull) return Promise.resolve(false);
    return new Promise((resolve) => {
      queue.push({ begin: () => resolve(true), giveUp: () => resolve(false) });
      queues.set(client, queue);
      waiting += 1;
      next();
    });
  }

  /** Returns undefined if it was given up. */
  return async <T>(client: string, work: () => Promise<T>): Promise<T | undefined> => {
    if (!(await turn(client))) return undefined;
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
