import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import type { ContentViewer } from '../viewer.ts';
import { changeChannel } from './announce-with-number.store.ts';
import { changesAfter, newestByAudience, type Change } from './changes.store.ts';
import { newestNumbers } from './newest-change-numbers.ts';

/**
 * A notice can get lost with its connection. So the log is read at every third beat, and at each while not connected.
 */
const beat = 1_000;
const looksEvery = 3;

export type ContentChanges = {
  /** The number of the newest change that this viewer may know of, as far as this process has read the log. */
  newestFor(viewer: ContentViewer): number;
  /** False while notices of changes may be lost. */
  isConnected(): boolean;
  /** Waited for before anybody is told of the changes, so that a phone that hears of one never gets the old answer. */
  beforeTelling(prepare: (changes: readonly Change[]) => Promise<void>): void;
  subscribe(listener: (changes: readonly Change[]) => void): () => void;
  /** Called when the connection is back, before the log is read: until then the changes in between are unknown. */
  onNoticesLost(listener: () => void): void;
  /** Resolves when this process has read every change committed until now. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type ChangesDeps = { database: OpenDatabase; log: FastifyBaseLogger };

/** Reads every change from the log, whichever instance made it, and tells the listeners of this process. */
export async function openChanges({ database, log }: ChangesDeps): Promise<ContentChanges> {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const preparing = new Set<(changes: readonly Change[]) => Promise<void>>();
  const lostListeners = new Set<() => void>();
  // Only the newest numbers are read, not the log itself, because the cache of a process that starts is empty.
  const known = await newestByAudience(database.db);
  const newest = newestNumbers(known);
  let last = [...known.values()].reduce((most, number) => Math.max(most, number), 0);

  const look = async () => {
    const changes = await changesAfter(database.db, last);
    if (changes.length === 0) return;
    await Promise.all([...preparing].map((prepare) => prepare(changes)));
    for (const change of changes) newest.note(change);
    last = changes.at(-1)?.number ?? last;
    for (const listener of listeners) listener(changes);
  };
  const inTurn = oneAtATime(look);
  let looking = Promise.resolve();
  const catchUp = () => (looking = inTurn());
  const tryToCatchUp = () =>
    void catchUp().catch((failure: Error) => log.warn({ failure: failure.name }, 'changes not read'));

  const listening = await database.listen(changeChannel, (notice) => {
    if (notice === undefined) for (const listener of lostListeners) listener();
    tryToCatchUp();
  });
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    if (!listening.isConnected() || beats % looksEvery === 0) tryToCatchUp();
  }, beat).unref();
  await catchUp();
  return {
    newestFor: newest.of,
    isConnected: listening.isConnected,
    beforeTelling: (prepare) => void preparing.add(prepare),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNoticesLost: (listener) => void lostListeners.add(listener),
    catchUp,
    async stop() {
      clearInterval(timer);
      await listening.stop();
      await looking.catch(() => {});
    },
  };
}

/** Two reads at once would report the same change twice. Callers that come during a read share the next one. */
function oneAtATime(look: () => Promise<void>): () => Promise<void> {
  let [underWay, next] = [Promise.resolve(), undefined as Promise<void> | undefined];
  return () => {
    next ??= underWay
      .catch(() => {})
      .then(() => {
        next = undefined;
        return (underWay = look());
      });
    return next;
  };
}
