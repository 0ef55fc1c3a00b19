import { Icon } from '../../../kit/icon/icon.tsx';
import { warningIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import type { Conflict, Entry } from '../timeline-rules.ts';
import { conflictText } from './conflict-text.ts';
import { timelineWords } from './timeline.words.ts';

/** Nobody reads more of them than this. */
const most = 2;

type Props = { entry: Entry; conflicts: readonly Conflict[] };

/** What gets in the way of an entry: it informs and never forbids. */
export function ConflictNotes({ entry, conflicts }: Props) {
  const say = useWords(timelineWords);
  if (conflicts.length === 0) return null;
  const told = conflicts.slice(0, most).map((conflict) => conflictText(conflict, entry, say));
  const more = conflicts.length - told.length;
  return (
    <ul className="conflict-notes">
      {[...told, ...(more > 0 ? [say.andMore(more)] : [])].map((text) => (
        <li key={text}>
          <Icon path={warningIcon} size={15} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
