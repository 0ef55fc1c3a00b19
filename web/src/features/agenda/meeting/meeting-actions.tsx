import './meeting.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { addToCalendarIcon, shareIcon } from '../../../kit/icon/action-icons.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { isWeChat, share, type Shareable } from '../../../lib/share.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { agendaDownloads } from './downloads.api.ts';
import { isCancelled } from '../agenda-rules.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { agendaWords } from '../agenda.words.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import { MeetingLinkSheet } from './meeting-link-sheet.tsx';
import { useMeetingLink } from './meeting-link-sheet.tsx';
import { useRange } from '../meeting-texts.ts';
import { useDownload } from './use-download.ts';

/**
 * The actions stand at the foot of the page, where the thumb reaches. A viewer who may not see the details has nothing
 * to share.
 */
export function MeetingActions({ meeting }: { meeting: ZonedMeeting }) {
  const say = useWords(meetingActionWords);
  const what = useShareable(meeting);
  const { download, barred, close } = useDownload();
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

/** The title of a closed-door seminar must not travel through a chat; those who may see it find it behind the link. */
function useShareable({ id, type, title, hall, startsAt, endsAt, timeZone }: ZonedMeeting): Shareable {
  const typeName = useWords(agendaWords)[type];
  const dates = useDates(timeZone);
  const range = useRange(timeZone);
  const url = useMeetingLink(id);
  if (type === 'closed') return { title: typeName, url };
  const when = `${dates.shortDate(startsAt)} ${range({ startsAt, endsAt })}`;
  return { title: title ?? typeName, text: [title, when, hall?.name].filter(Boolean).join('\n'), url };
}
