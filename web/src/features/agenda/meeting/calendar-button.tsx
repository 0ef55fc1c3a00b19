import { Button } from '../../../kit/button/button.tsx';
import { addToCalendarIcon } from '../../../kit/icon/action-icons.ts';
import { useWords } from '../../../lib/words.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { agendaDownloads } from './downloads.api.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { MeetingLinkSheet } from './meeting-link-sheet.tsx';
import { type ConfirmedFirst, useDownload } from './download-or-link.ts';

type Props = { meeting: ZonedMeeting; confirmedFirst: ConfirmedFirst };

/** Adds the meeting to the phone's calendar; after a change it updates or cancels what was added before. */
export function CalendarButton({ meeting, confirmedFirst }: Props) {
  const say = useWords(meetingActionWords);
  const { download, barred, close } = useDownload(confirmedFirst, say.calendarDone);
  const cancelled = isCancelled(meeting);
  return (
    <>
      <Button
        look={cancelled ? 'secondary' : 'primary'}
        className="meeting-actions__calendar"
        {...(cancelled ? {} : { icon: addToCalendarIcon })}
        onClick={() => void download(() => agendaDownloads.calendar(meeting.id))}
      >
        {cancelled ? say.cancelInCalendar : meeting.change ? say.updateCalendar : say.addToCalendar}
      </Button>
      {barred && <MeetingLinkSheet meetingId={meeting.id} why="download" onClose={close} />}
    </>
  );
}
