import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../lib/words.ts';
import { cardWords } from './cards.words.ts';

/** The specification's sentence for whoever has no red badge. */
export function CardsOfOtherBadges() {
  const say = useWords(cardWords);
  return <EmptyState type="e-data" title={say.redBadgeOnly} text={say.whyNotMine} />;
}
