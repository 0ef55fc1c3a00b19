import './reminder-strip.css';
import { bellIcon } from '../../../kit/icon/bell-icon.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { messagesPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { bellWords } from './bell.words.ts';

const NewestReminder = loadedLater(() => import('./newest-reminder.tsx'));

/** A line that is always there and leads to Messages; the newest unread reminder takes its words' place later. */
export function ReminderStrip() {
  const say = useWords(bellWords);
  return (
    <Link className="reminder-strip row" to={messagesPath}>
      <Icon path={bellIcon} size={20} />
      <span className="grows">{say.messages}</span>
      <NewestReminder />
      <Icon path={onwardIcon} size={18} />
    </Link>
  );
}
