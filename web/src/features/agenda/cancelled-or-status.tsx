import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { Pill } from '../../kit/pill/pill.tsx';
import { useWords } from '../../lib/words.ts';
import { isCancelled } from './meeting-time-rules.ts';
import { agendaWords } from './agenda.words.ts';

/** A cancelled meeting shows only that; a moved one shows its status as well. */
export function CancelledOrStatus({ meeting, now }: { meeting: MeetingRow; now: number }) {
  const say = useWords(agendaWords);
  if (isCancelled(meeting)) return <Pill look="cancelled">{say.cancelled}</Pill>;
  const status = meetingStatus(meeting, now);
  return (
    <>
      <Pill look={status}>{say[status]}</Pill>
      {meeting.change && <Pill look="moved">{say.moved}</Pill>}
    </>
  );
}
