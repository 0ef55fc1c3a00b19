import type { OpenDatabase } from './database/database.ts';

/** Triggers on the tables themselves send these notices, so that no write can end a session without one. */
const channel = 'session_change';

/** Gets the person whose session or badge changed; undefined when notices were lost and it may be anyone. */
type Listener = (personId: string | undefined) => void;
export type SessionChanges = {
  /** False while notices may be lost. */
  isConnected(): boolean;
  /** Listeners are called in the order in which they subscribed. */
  subscribe(listener: Listener): () => void;
  stop(): Promise<void>;
};

/** Tells when a session ends, gets other rights, or its owner another badge, here or on another instance. */
export async function openSessionChanges(database: OpenDatabase): Promise<SessionChanges> {
  const listeners = new Set<Listener>();
  const { isConnected, stop } = await database.listen(channel, (personId) => {
    for (const listener of listeners) listener(personId);
  });
  return {
    isConnected,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop,
  };
}
