import type { Database } from '../database/database.ts';
import { ProviderFailed } from '../providers/provider.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { deleteMessage } from './outgoing.store.ts';

/** A message to an unknown address fails like all others, so that an outage does not reveal which addresses are known. */
export function failIfOthersDo(breaker: CircuitBreaker): void {
  if (breaker.isFailing()) throw new ProviderFailed('others failed too');
}

/** A message to an unknown address is not kept, so that strangers cannot fill the database. */
export async function forget(db: Database, messageId: string): Promise<void> {
  await deleteMessage(db, messageId);
}
