import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from './forget-person.ts';
import { endSession } from './me.api.ts';
import { signOutPending } from './sign-out-pending.ts';

// A person who signs out should not wait for a missing network.
const usual = 5_000;

/**
 * The call leaves with the token before the phone forgets it. Without a network the session ends on this phone first,
 * and on the server when it is reached again.
 */
export async function signOut(queries: QueryClient, patience = usual): Promise<void> {
  const ended = endSession(patience).catch(() => signOutPending.set(true));
  forgetPerson(queries);
  await ended;
}
