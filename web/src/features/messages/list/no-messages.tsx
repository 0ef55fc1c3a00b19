import type { MessageGroup } from 'contract/calls/messages';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { messageWords } from '../messages.words.ts';

/** An empty group says what will come here. */
export function NoMessages({ group }: { group: MessageGroup }) {
  const say = useWords(messageWords);
  return group === 'reminder' ? (
    <EmptyState type="e-data" title={say.noReminders} text={say.remindersComeHere} />
  ) : (
    <EmptyState type="e-data" title={say.noNotifications} text={say.notificationsComeHere} />
  );
}
