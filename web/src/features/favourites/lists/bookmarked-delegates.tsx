import './lists.css';
import type { DelegateRow } from 'contract/calls/delegates';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { delegatePath, directoryPath } from '../../../lib/paths.ts';
import { postInOrder } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { delegateBookmark } from '../bookmark/in-lists.tsx';
import { useBookmarks } from '../bookmark/bookmarks.ts';
import { favouritesWords } from '../favourites.words.ts';

type Props = {
  /** All that are listed, in the order of the directory. */
  delegates: readonly DelegateRow[];
  /** The bookmarks that the server knows, also of those who are not listed any more. */
  bookmarked: readonly string[];
};

export function BookmarkedDelegates({ delegates, bookmarked }: Props) {
  const say = useWords(favouritesWords);
  const navigate = useNavigate();
  const isBookmarked = useBookmarks();
  const shown = delegates
    .filter(({ id }) => isBookmarked('delegate', id))
    .toSorted((a, b) => a.nameOrder - b.nameOrder);
  const listed = new Set(delegates.map(({ id }) => id));
  const gone = bookmarked.filter((id) => !listed.has(id)).length;
  if (shown.length === 0 && gone === 0)
    return (
      <EmptyState
        type="e-data"
        title={say.noDelegates}
        text={say.noDelegatesText}
        primary={{ text: say.openDirectory, onAct: () => navigate(directoryPath) }}
      />
    );
  return (
    <div className="favourite-lists">
      {shown.length > 0 && (
        <Card>
          <ul aria-label={say.delegates}>
            {shown.map((row) => (
              <DelegateLine key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
      {gone > 0 && <p className="favourite-lists__gone text-note">{say.noLongerListed(gone)}</p>}
    </div>
  );
}

function DelegateLine({ row }: { row: DelegateRow }) {
  const { id, name, photo } = row;
  const post = postInOrder[useLanguage()].flatMap((field) => row[field] ?? []);
  return (
    <li className="favourite-lists__delegate">
      <ListRow
        wide
        lead={<Avatar id={id} name={name} photo={photoAddress({ id, photo })} />}
        title={
          <Link className="covering" to={delegatePath(id)}>
            {name}
          </Link>
        }
        detail={post.map((line) => (
          <div key={line}>{line}</div>
        ))}
        end={delegateBookmark(row)}
      />
    </li>
  );
}
