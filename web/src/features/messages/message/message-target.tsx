import type { MessageTarget as Target } from 'contract/calls/messages';
import { Icon } from '../../../kit/icon/icon.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import {
  agendaPath,
  albumPath,
  cardsPath,
  directoryPath,
  favouritesPath,
  introductionPath,
  mapPath,
  meetingPath,
  modesPath,
  partnersPath,
  privacyPath,
  profilePath,
  questionsPath,
} from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { Link } from '../../../shell/router/link.tsx';
import { messageDetailWords } from './message.words.ts';

const pages = {
  agenda: agendaPath,
  map: mapPath,
  questions: questionsPath,
  partners: partnersPath,
  delegates: directoryPath,
  introduction: introductionPath,
  profile: profilePath,
  privacy: privacyPath,
  cards: cardsPath,
  modes: modesPath,
  album: albumPath,
} as const;

/** The way to what the message is about. A target that is gone is named here, instead of a link that leads nowhere. */
export function MessageTarget({ target }: { target: Target }) {
  const say = useWords(messageDetailWords);
  const { paths } = useAppContext();
  if (target.kind === 'page') return <Onward to={pages[target.page]}>{say[target.page]}</Onward>;
  if (target.gone) return <Note icon={infoIcon}>{target.kind === 'meeting' ? say.meetingGone : say.entryGone}</Note>;
  if (target.kind === 'meeting') return <Onward to={meetingPath(target.id)}>{say.openMeeting}</Onward>;
  return paths.has(favouritesPath) ? <Onward to={favouritesPath}>{say.openSchedule}</Onward> : null;
}

function Onward({ to, children }: { to: string; children: string }) {
  return (
    <Link className="message__onward row" to={to}>
      <span className="grows">{children}</span>
      <Icon path={onwardIcon} size={18} />
    </Link>
  );
}
