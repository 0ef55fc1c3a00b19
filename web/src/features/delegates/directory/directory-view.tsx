import './directory.css';
import type { DelegateRow } from 'contract/calls/delegates';
import { searchNames } from 'contract/rules/name-search';
import { useDeferredValue, useMemo } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';
import { useDirectoryChoice } from './chosen-side-and-order.ts';
import type { ActionsOf } from './directory-row.tsx';
import { DirectoryList } from './directory-list.tsx';
import { sectionsOf } from './order-and-letters.ts';
import { onSide } from './search-both-sides.ts';
import { DirectorySides } from './directory-sides.tsx';
import { directoryWords } from './directory.words.ts';
import { FoundDelegates } from './found-delegates.tsx';
import { useReadAhead } from './use-read-ahead.ts';

type Props = { delegates: readonly DelegateRow[]; actions: ActionsOf };

export function DirectoryView({ delegates, actions }: Props) {
  const say = useWords(directoryWords);
  const [choice, choose] = useDirectoryChoice();
  const { side, order, within } = choice;
  const { typed, setTyped, keepNow } = useTypedSearch(choice.query, (query) => choose({ query }));
  const readAhead = useReadAhead(delegates);
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => searchNames(delegates, query), [delegates, query]);
  const sections = useMemo(() => sectionsOf(onSide(delegates, side), order), [delegates, side, order]);

  return (
    // A tap on a row leaves the page, so the address must contain the search by then.
    <div className="directory-view fills" onClickCapture={keepNow} onBlur={keepNow} onFocus={readAhead}>
      <DirectorySides {...{ delegates, found, side, within, searching: query !== '' }} onChoose={choose} />
      <div className="directory-view__search">
        <SearchField
          label={say.search}
          placeholder={say.placeholder}
          clearText={say.clear}
          value={typed}
          onChange={setTyped}
          onSubmit={() => (typed.trim() ? keepNow() : overlay.toast(say.enterSearch))}
        />
      </div>
      {query ? (
        <FoundDelegates found={onSide(found, within)} {...{ query, actions }} onShowAll={() => setTyped('')} />
      ) : (
        <>
          <div className="directory-view__orders" role="group" aria-label={say.order}>
            <Chip text={say.byName} on={order === 'name'} onTap={() => choose({ order: 'name' })} />
            <Chip text={say.byRank} on={order === 'rank'} onTap={() => choose({ order: 'rank' })} />
          </div>
          {sections.length > 0 ? (
            <DirectoryList key={`${side} ${order}`} {...{ sections, actions }} />
          ) : (
            <EmptyState type="e-data" title={say.nobodyOnSide} />
          )}
        </>
      )}
    </div>
  );
}
