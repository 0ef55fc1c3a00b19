import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { timelineWords } from './timeline.words.ts';

type Props = { ended: boolean; onOpenAgenda: () => void; onAdd: () => void };

export function NothingPlanned({ ended, onOpenAgenda, onAdd }: Props) {
  const say = useWords(timelineWords);
  const agenda = { text: say.openAgenda, onAct: onOpenAgenda };
  if (ended) return <EmptyState type="e-data" title={say.ended} text={say.endedText} primary={agenda} />;
  return (
    <EmptyState
      type="e-data"
      title={say.nothing}
      text={say.nothingText}
      primary={agenda}
      quiet={{ text: say.add, onAct: onAdd }}
    />
  );
}
