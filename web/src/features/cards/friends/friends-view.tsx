import './friends.css';
import type { Friend } from 'contract/calls/cards';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { directoryPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';
import type { CardsChoice } from '../cards-choice.ts';
import { FriendList } from './friend-list.tsx';
import { FriendSheet } from './friend-sheet.tsx';
import { foundFriends, oneSection, sectionsOf } from './friends-rules.ts';
import { friendWords } from './friends.words.ts';
import { keepNotesOf } from './note-draft.ts';
import { VCardExport } from './vcard-export.tsx';

type Props = {
  friends: readonly Friend[];
  timeZone: string;
  viewerName: string;
  choice: CardsChoice;
  onChoose: (change: Partial<CardsChoice>) => void;
};

export function FriendsView({ friends, timeZone, viewerName, choice, onChoose }: Props) {
  const say = useWords(friendWords);
  const navigate = useNavigate();
  const { order = 'name' } = choice;
  const { typed, setTyped, keepNow } = useTypedSearch(choice.q ?? '', (q) => onChoose({ q }));
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => (query ? foundFriends(friends, query) : friends), [friends, query]);
  const sections = useMemo(() => (query ? oneSection(found) : sectionsOf(found, order)), [query, found, order]);
  // By the person, because an exchange of a moment ago has no card yet in what the phone kept.
  const [opened, open] = useState(choice.friend);
  // What is shown follows the newest data, and a friend who was deleted meanwhile closes.
  const friend = friends.find(({ person }) => person.id === opened);
  useEffect(() => keepNotesOf(friends.map(({ id }) => id)), [friends]);

  function close() {
    open(undefined);
    // Otherwise a reload, or the way back to this page, would open it again.
    if (choice.friend !== undefined) onChoose({ friend: undefined });
  }
  if (friends.length === 0)
    return (
      <EmptyState
        type="e-data"
        title={say.nobodyYet}
        text={say.nobodyYetText}
        primary={{ text: say.openDirectory, onAct: () => navigate(directoryPath) }}
      />
    );
  return (
    // A tap on a row may leave the page, so the address must contain the search by then.
    <div className="friends-view fills" onClickCapture={keepNow} onBlur={keepNow}>
      <SearchField
        label={say.search}
        placeholder={say.placeholder}
        clearText={say.clear}
        value={typed}
        onChange={setTyped}
      />
      {query ? (
        <p className={found.length > 0 ? 'text-detail num' : 'unseen'} role="status">
          {found.length > 0 ? say.found(found.length) : say.nobodyFound}
        </p>
      ) : (
        <div className="friends-view__orders" role="group" aria-label={say.order}>
          <Chip text={say.byName} on={order === 'name'} onTap={() => onChoose({ order: 'name' })} />
          <Chip text={say.newest} on={order === 'newest'} onTap={() => onChoose({ order: 'newest' })} />
        </div>
      )}
      {found.length > 0 ? (
        <FriendList sections={sections} onOpen={({ person }) => open(person.id)} />
      ) : (
        <EmptyState type="e-data" title={say.nobodyFound} primary={{ text: say.showAll, onAct: () => setTyped('') }} />
      )}
      {!query && <VCardExport />}
      {friend && <FriendSheet {...{ friend, viewerName, timeZone }} onClose={close} />}
    </div>
  );
}
