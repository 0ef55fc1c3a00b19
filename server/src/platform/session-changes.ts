import type { OpenDatabase } from './database/database.ts';
import { shortMemory, type ShortMemory } from './short-memory.ts';
import type { FoundSession } from './viewer.ts';

/** By triggers on the tables themselves, so that nothing can end a session without a word. */
const channel = 'session_change';

/** Whose session or badge changed; nobody's name where it may have been anybody's. */
type OnChange = (personId: string | undefined) => void;
export type RememberedSessions = ShortMemory<FoundSession | undefined> & {
  /** Told as soon as what was remembered is forgotten. */
  subscribe(listener: OnChange): () => void;
  stop(): Promise<void>;
};

/** Sessions by the hash of their token; one that ends, here or on another instance, is forgotten at once. */
export async function rememberSessions(database: OpenDatabase): Promise<RememberedSessions> {
  let isHeard = () => false;
  const memory = shortMemory<FoundSession | undefined>(() => isHeard());
  const listeners = new Set<OnChange>();
  const listening = await database.listen(channel, (personId) => {
    memory.forget((found) => personId === undefined || !found || found.session.personId === personId);
    for (const listener of listeners) listener(personId);
  });
  isHeard = listening.isHeard;
  return {
    ...memory,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: listening.stop,
  };
}
