import type { DelegateRow } from 'contract/calls/delegates';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { DirectoryList } from './directory-list.tsx';
import { oneSection } from './order-and-letters.ts';
import { directoryWords } from './directory.words.ts';

type Props = { found: readonly DelegateRow[]; query: string; onShowAll: () => void };

export function FoundDelegates({ found, query, onShowAll }: Props) {
  const say = useWords(directoryWords);
  const sections = useMemo(() => oneSection(found), [found]);
  return (
    <>
      <p className={found.length > 0 ? 'found-delegates num' : 'unseen'} role="status">
        {found.length > 0 ? say.found(found.length) : say.nobodyFound}
      </p>
      {found.length > 0 ? (
        <DirectoryList sections={sections} query={query} />
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
