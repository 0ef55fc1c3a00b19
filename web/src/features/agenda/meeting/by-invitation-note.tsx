import { lockIcon } from '../../../kit/icon/icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { agendaPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { meetingWords } from './meeting.words.ts';

/** All that other delegates may know of a closed-door seminar, and whom they can ask. */
export function ByInvitationNote() {
  const say = useWords(meetingWords);
  return (
    <>
      <Note icon={lockIcon}>
        <b>{say.invitedOnly}</b>
        <p>{say.ifInvited}</p>
      </Note>
      <Link className="meeting-details__agenda touch-line" to={agendaPath}>
        {say.openAgenda}
      </Link>
    </>
  );
}
