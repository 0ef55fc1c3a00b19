import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { changeChannel, changesAfter, changesKept, type Change } from './changes.store.ts';
import type { Memory } from './memory.ts';

/** A notice can get lost with its connection; then the change is seen this much later. */
const lookEvery = 3_000;

export type ContentChanges = {
  /** The number up to which this process has told everybody. */
  last(): number;
  subscribe(listener: (changes: readonly Change[]) => void): () => void;
  /** Resolves when everything committed by now has been heard of here. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = { database: OpenDatabase; memory: Memory; log: FastifyBaseLogger };

/** Hears of every change, by whichever instance: drops what is kept of its topic, then tells the open streams. */
export async function openChanges({ database, memory, log }: Parts): Promise<ContentChanges> {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  let { last } = await changesKept(database.db);
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    const changes = await changesAfter(database.db, last);
    if (changes.length === 0) return;
    last = changes.at(-1)?.number ?? last;
    for (const topic of new Set(changes.map((change) => change.topic))) memory.drop(topic);
    for (const listener of listeners) listener(changes);
  };
  /** One after the other: two looks at once would tell the same change twice. */
  const catchUp = () => (looking = looking.catch(() => {}).then(look));
  const tryToCatchUp = () =>
    void catchUp().catch((failure: Error) => log.warn({ failure: failure.name }, 'changes not read'));

  const listening = await database.listen(changeChannel, tryToCatchUp);
  const timer = setInterval(tryToCatchUp, lookEvery).unref();
  return {
    last: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    catchUp,
    async stop() {
      clearInterval(timer);
      await listening.stop();
      await looking.catch(() => {});
    },
  };
}
