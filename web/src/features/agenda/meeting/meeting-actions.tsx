import './meeting.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { addToCalendarIcon, shareIcon } from '../../../kit/icon/action-icons.ts';
import { share } from '../../../lib/share.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { agendaDownloads } from './downloads.api.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { MeetingLinkSheet } from './meeting-link-sheet.tsx';
import { type ConfirmedFirst, useDownload } from './use-download.ts';
import { useSharedMeeting } from './use-shared-meeting.ts';

/**
 * The actions stand at the foot of the page, where the thumb reaches. A viewer who may not see the details has nothing
 * to share.
 */
type Props = { meeting: ZonedMeeting; confirmedFirst: ConfirmedFirst };

export function MeetingActions({ meeting, confirmedFirst }: Props) {
  const say = useWords(meetingActionWords);
  const what = useSharedMeeting(meeting);
  const { download, barred, close } = useDownload(confirmedFirst);
  const [byHand, setByHand] = useState(false);
  const cancelled = isCancelled(meeting);
  if (meeting.details === 'time only') return null;

  async function passOn() {
    if (isWeChat()) return setByHand(true);
    const done = await share(what);
    if (done === 'copied') overlay.toast(say.linkCopied);
    if (done === 'not possible') setByHand(true);
  }

  return (
    <section className="meeting-actions" aria-label={say.actions}>
      <Button look="quiet" className="meeting-actions__share" icon={shareIcon} onClick={() => void passOn()}>
        {say.share}
      </Button>
      <Button
        look={cancelled ? 'secondary' : 'primary'}
        className="meeting-actions__calendar"
        {...(cancelled ? {} : { icon: addToCalendarIcon })}
        onClick={() => void download(() => agendaDownloads.calendar(meeting.id))}
      >
        {cancelled ? say.cancelInCalendar : meeting.change ? say.updateCalendar : say.addToCalendar}
      </Button>
      {byHand && <MeetingLinkSheet meetingId={meeting.id} why="share" onClose={() => setByHand(false)} />}
      {barred && <MeetingLinkSheet meetingId={meeting.id} why="download" onClose={close} />}
    </section>
  );
}
