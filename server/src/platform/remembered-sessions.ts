import type { OpenDatabase } from './database/database.ts';
import { shortMemory, type ShortMemory } from './short-memory.ts';
import type { FoundSession } from './viewer.ts';

/** By triggers on the tables themselves, so that nothing can end a session without a word. */
const channel = 'session_change';

export type RememberedSessions = ShortMemory<FoundSession | undefined> & { stop(): Promise<void> };

/** Sessions by the hash of their token; one that ends, here or on another instance, is forgotten at once. */
export async function rememberSessions(database: OpenDatabase): Promise<RememberedSessions> {
  let isHeard = () => false;
  const memory = shortMemory<FoundSession | undefined>(() => isHeard());
  const listening = await database.listen(channel, (personId) =>
    memory.forget((found) => personId === undefined || !found || found.session.personId === personId),
  );
  isHeard = listening.isHeard;
  return { ...memory, stop: listening.stop };
}
