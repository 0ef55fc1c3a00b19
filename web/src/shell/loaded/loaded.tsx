import './loaded.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { isMissing } from '../../lib/call/call-failure.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { KeptCopy } from './kept-copy.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadingView } from './loading-view.tsx';

type Props<Data> = {
  from: UseQueryResult<Data>;
  isEmpty?: (data: Data) => boolean;
  /** Shown for data that `isEmpty`, instead of the plain "nothing here". */
  empty?: ReactNode;
  /** Shown when the server says that there is no such thing. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The one place for loading, empty, offline and error. What was loaded before stays, with its age. */
export function Loaded<Data>({ from, isEmpty, empty, missing, children }: Props<Data>) {
  const say = useWords(shellWords);
  if (missing && isMissing(from.error)) return missing;
  if (from.data === undefined) {
    if (from.isError && !from.isFetching) return <LoadFailed error={from.error} onRetry={() => void from.refetch()} />;
    return <LoadingView />;
  }
  if (isEmpty?.(from.data)) return empty ?? <EmptyState type="e-data" title={say.nothingHere} />;
  return (
    <div className="loaded" aria-busy={from.isPlaceholderData}>
      {from.isError && <KeptCopy loadedAt={from.dataUpdatedAt} />}
      {children(from.data)}
    </div>
  );
}
