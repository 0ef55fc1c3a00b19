import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { actingWords } from './acting.words.ts';

/** For a contact person who does not attend, while nobody asks for anything. */
export function NothingToAnswer() {
  const say = useWords(actingWords);
  return <EmptyState type="e-data" title={say.nothingToAnswer} text={say.whenToAnswer} />;
}
