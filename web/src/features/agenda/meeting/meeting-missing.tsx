import { useNavigate } from '../../../shell/router/router-context.ts';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { agendaPath } from '../../../lib/paths.ts';
import { meetingWords } from './meeting.words.ts';

/** Deleted, never there, or an address without an id: the same friendly way back. */
export function MeetingMissing() {
  const say = useWords(meetingWords);
  const navigate = useNavigate();
  const openAgenda = () => navigate(agendaPath, { replace: true });
  return (
    <EmptyState
      type="e-data"
      title={say.missing}
      text={say.missingText}
      primary={{ text: say.openAgenda, onAct: openAgenda }}
    />
  );
}
