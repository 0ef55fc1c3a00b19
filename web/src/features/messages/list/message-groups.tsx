import './messages.css';
import type { MessageGroup } from 'contract/calls/messages';
import { Segment } from '../../../kit/segment/segment.tsx';
import { useWords } from '../../../lib/words.ts';
import { messageWords } from '../messages.words.ts';

type Props = {
  unread: { reminders: number; notifications: number };
  chosen: MessageGroup;
  onChoose: (group: MessageGroup) => void;
};

/** Reminders or notifications, each with how many are unread. */
export function MessageGroups({ unread, chosen, onChoose }: Props) {
  const say = useWords(messageWords);
  const counted = (count: number) => (count > 0 ? { count } : {});
  return (
    <div className="message-groups">
      <Segment
        name="messages"
        label={say.groups}
        choices={[
          { value: 'reminder', text: say.reminders, ...counted(unread.reminders) },
          { value: 'notification', text: say.notifications, ...counted(unread.notifications) },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
