import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { noMeetingsWords } from './no-meetings.words.ts';

type Props = {
  why: 'day is free' | 'no part' | 'nothing matches';
  /** Whether another day has meetings that match. */
  anywhere: boolean;
  onShowAll: () => void;
};

export default function NoMeetings({ why, anywhere, onShowAll }: Props) {
  const say = useWords(noMeetingsWords);
  if (why === 'day is free') return <EmptyState type="e-data" title={say.noMeetingsOnDay} />;
  return (
    <EmptyState
      type="e-data"
      title={why === 'no part' ? say.noPart : say.noneMatch}
      text={why === 'no part' ? say.noPartText : anywhere ? say.noneOnDay : say.noneAnyDay}
      primary={{ text: say.showAll, onAct: onShowAll }}
    />
  );
}
