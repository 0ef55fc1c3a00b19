import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { isFiltering, type MeetingFilter } from './filter-rules.ts';
import { noMeetingsWords } from './no-meetings.words.ts';

type Props = {
  filter: MeetingFilter;
  /** Whether the viewer takes part in anything. */
  anyMine: boolean;
  /** Whether another day has meetings that match. */
  anywhere: boolean;
  onShowAll: () => void;
};

export default function NoMeetings({ filter, anyMine, anywhere, onShowAll }: Props) {
  const say = useWords(noMeetingsWords);
  const why = whyNone(filter, anyMine);
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

function whyNone(filter: MeetingFilter, anyMine: boolean) {
  if (!isFiltering(filter)) return 'day is free';
  return filter.mine && !anyMine ? 'no part' : 'nothing matches';
}
