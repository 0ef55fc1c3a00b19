import type { DelegateRow } from 'contract/calls/delegates';
import { isExactMatch } from 'contract/rules/name-search';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import type { ActionsOf } from './directory-row.tsx';
import { DirectoryList } from './directory-list.tsx';
import { oneSection } from './order-and-letters.ts';
import { directoryWords } from './directory.words.ts';

type Props = { found: readonly DelegateRow[]; query: string; actions: ActionsOf; onShowAll: () => void };

export function FoundDelegates({ found, query, actions, onShowAll }: Props) {
  const say = useWords(directoryWords);
  const [best] = found;
  const sections = useMemo(() => oneSection(found), [found]);
  return (
    <>
      <p className={best ? 'found-delegates text-detail num' : 'unseen'} role="status">
        {!best && say.nobodyFound}
        {best && (isExactMatch(best, query) ? say.found(found.length) : say.onlySimilar)}
      </p>
      {best ? (
        <DirectoryList {...{ sections, query, actions }} />
      ) : (
        <EmptyState
          type="e-data"
          title={say.nobodyFound}
          text={say.nobodyFoundText}
          primary={{ text: say.showAll, onAct: onShowAll }}
        />
      )}
    </>
  );
}
