import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from './forget-person.ts';
import { endSession } from './me.api.ts';

/** The call leaves with the token before the phone forgets it. */
export async function signOut(queries: QueryClient): Promise<void> {
  const ended = endSession();
  forgetPerson(queries);
  await ended;
}
