import { useQuery } from '@tanstack/react-query';
import type { Mine } from 'contract/calls/mine';
import { useLanguage } from '../../lib/language.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';

/** How the viewer and a delegate stand: nothing yet, the viewer's card or theirs waits, or cards were exchanged. */
export type CardState = 'none' | 'sent' | 'received' | 'friends';

function stateWith(delegateId: string, cards: Mine['cards']): CardState {
  if (cards?.friends.includes(delegateId)) return 'friends';
  if (cards?.received.includes(delegateId)) return 'received';
  return cards?.sent.includes(delegateId) ? 'sent' : 'none';
}

export function useCardState(delegateId: string): CardState {
  const { data: mine } = useQuery(mineQueries.all(useLanguage()));
  return stateWith(delegateId, mine?.cards);
}
