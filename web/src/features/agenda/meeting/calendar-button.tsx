import { Button } from '../../../kit/button/button.tsx';
import { addToCalendarIcon } from '../../../kit/icon/action-icons.ts';
import { meetingPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { NoFilesHere } from '../../../shell/downloading/no-files-here.tsx';
import { useDownload } from '../../../shell/downloading/use-download.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { agendaDownloads } from './downloads.api.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import type { ConfirmedFirst } from './confirmed-first.ts';

type Props = { meeting: ZonedMeeting; confirmedFirst: ConfirmedFirst };

/** Adds the meeting to the phone's calendar; after a change it updates or cancels what was added before. */
export function CalendarButton({ meeting, confirmedFirst }: Props) {
  const say = useWords(meetingActionWords);
  const { download, barred, close } = useDownload(say.calendarDone);
  const cancelled = isCancelled(meeting);
  return (
    <>
      <Button
        look={cancelled ? 'secondary' : 'primary'}
        className="meeting-actions__calendar"
        {...(cancelled ? {} : { icon: addToCalendarIcon })}
        onClick={() => void download(() => confirmedFirst(() => agendaDownloads.calendar(meeting.id)))}
      >
        {cancelled ? say.cancelInCalendar : meeting.change ? say.updateCalendar : say.addToCalendar}
      </Button>
      {barred && <NoFilesHere path={meetingPath(meeting.id)} onClose={close} />}
    </>
  );
}
