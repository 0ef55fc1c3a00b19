import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { noMeetingsWords } from './no-meetings.words.ts';

type Props = { filtered: boolean; anywhere: boolean; onShowAll: () => void };

export default function NoMeetings({ filtered, anywhere, onShowAll }: Props) {
  const say = useWords(noMeetingsWords);
  if (!filtered) return <EmptyState type="e-data" title={say.noMeetingsOnDay} />;
  return (
    <EmptyState
      type="e-data"
      title={say.noneMatch}
      text={anywhere ? say.noneOnDay : say.noneAnyDay}
      primary={{ text: say.showAll, onAct: onShowAll }}
    />
  );
}
