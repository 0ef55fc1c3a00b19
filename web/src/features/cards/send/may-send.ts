import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { cardQueries } from '../cards.api.ts';
import { SendCardSheet } from './sheet-when-used.ts';

/** A page leads a limited session to its confirmation and then goes on. */
export type ConfirmedFirst = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Tells whether the sheet is to be opened. If not, the server has said why no card can be sent, and its words are on
 * the screen.
 */
export async function maySend(queries: QueryClient, delegateId: string, confirmedFirst: ConfirmedFirst) {
  void SendCardSheet.prepare();
  try {
    const sharing = await confirmedFirst(() => queries.fetchQuery(cardQueries.sharing(delegateId)));
    queries.setQueryData(cardQueries.sharing().queryKey, sharing);
    return true;
  } catch (failure) {
    // Without an answer the sheet says that the network or the server is away.
    return !isRefusal(failure);
  }
}
