import './messages.css';
import type { MessageGroup } from 'contract/calls/messages';
import { useState } from 'react';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useMarking } from '../marking/mark-read.ts';
import { messageWords } from '../messages.words.ts';

type Props = { group: MessageGroup; newest: string; unread: number };

/** It keeps its place and the focus when nothing is unread any more. */
export function ReadAll({ group, newest, unread }: Props) {
  const say = useWords(messageWords);
  const marking = useMarking();
  const [once] = useState(() => onceWithin());
  async function readAll() {
    if (unread === 0) return;
    const outcome = await marking.all(group, newest);
    if (outcome !== 'refused') overlay.toast(outcome === 'done' ? say.allRead : say.notMarked);
  }
  return (
    <button
      type="button"
      className="read-all touch-line"
      aria-label={group === 'reminder' ? say.readAllReminders : say.readAllNotifications}
      aria-disabled={unread === 0}
      onClick={() => once(() => void readAll())}
    >
      {say.readAll}
    </button>
  );
}
