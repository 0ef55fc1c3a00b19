import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { payloadsOf, peopleIn } from './personal-hints.rules.ts';
import { notifyInstances, personalChannel } from './personal-hints.store.ts';

/** An instance sends at most four notices a second, however many people they concern. It still feels immediate. */
const collectFor = 250;
const retryAfter = 1_000;

export type PersonalHints = {
  /** Called after the commit when something of this person's own has changed. */
  tell(personId: string): void;
  /** Used by the streams of one person. Listeners are also called when notices were lost and it may concern anyone. */
  subscribe(personId: string, listener: () => void): () => void;
  /** For caches: whose it is, at once for what this instance tells; undefined when notices were lost. */
  subscribeToAll(listener: (personId: string | undefined) => void): void;
  /** False while notices may be lost. */
  isConnected(): boolean;
  /** Sends the collected hints before it stops. */
  stop(): Promise<void>;
};

type PersonalHintsDeps = { database: OpenDatabase; log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Hints that something personal changed. They are not part of the content log and have no number, lock or lasting row.
 */
export async function openPersonalHints({ database, log }: PersonalHintsDeps): Promise<PersonalHints> {
  const listeners = new Map<string, Set<() => void>>();
  const listenersToAll: ((personId: string | undefined) => void)[] = [];
  const tellAll = (personId?: string) => listenersToAll.forEach((listener) => listener(personId));
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const collect = (wait = collectFor) => (timer ??= setTimeout(() => void (sending = send()), wait).unref());
  async function send() {
    timer = undefined;
    const collected = payloadsOf(waiting);
    waiting.clear();
    for (const payload of collected) {
      const people = peopleIn(payload);
      try {
        await notifyInstances(database.db, payload);
      } catch (failure) {
        log.warn({ failure: (failure as Error).name }, 'personal hints not sent');
        for (const id of people) waiting.add(id);
        collect(retryAfter);
      }
    }
  }

  const listening = await database.listen(personalChannel, (payload) => {
    const people = payload === undefined ? undefined : peopleIn(payload);
    if (people) people.forEach((id) => tellAll(id));
    else tellAll();
    const concerned = people ? people.map((id) => listeners.get(id)) : [...listeners.values()];
    for (const listener of concerned.flatMap((some) => [...(some ?? [])])) listener();
  });
  return {
    tell(personId) {
      tellAll(personId);
      // Whoever is told again comes after those who were told meanwhile, whose cached values they may be shown.
      waiting.delete(personId);
      waiting.add(personId);
      collect();
    },
    subscribe(personId, listener) {
      const own = listeners.get(personId) ?? new Set();
      listeners.set(personId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(personId) === own) listeners.delete(personId);
      };
    },
    subscribeToAll: (listener) => void listenersToAll.push(listener),
    isConnected: listening.isConnected,
    async stop() {
      await sending;
      clearTimeout(timer);
      await send();
      clearTimeout(timer);
      await listening.stop();
    },
  };
}
