import './loaded.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { isMissing } from '../../lib/call/call-failure.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { useFocusInSight } from './keep-focus-in-sight.ts';
import { NothingLoaded } from './nothing-loaded.tsx';

const NotRefreshedNote = loadedLater(async () => ({ default: (await import('../for-trouble.ts')).NotRefreshedNote }));

type Props<Data> = {
  from: UseQueryResult<Data>;
  isEmpty?: (data: Data) => boolean;
  /** Shown when `isEmpty` says so, instead of the plain "nothing here". */
  empty?: ReactNode;
  /** Shown when the server says that there is no such thing. */
  missing?: ReactNode;
  /** What is known before the answer is there; without it a spinner shows. */
  meanwhile?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The one place for the states loading, empty, offline and error. Data that was loaded before stays, with its age. */
export function Loaded<Data>({ from, isEmpty, empty, missing, meanwhile, children }: Props<Data>) {
  const say = useWords(shellWords);
  // Otherwise the page's banner says it.
  const reached = useStore(serverReached);
  useFocusInSight(from.isPlaceholderData);
  if (missing && isMissing(from.error)) return missing;
  if (from.isPending && meanwhile) return meanwhile;
  if (from.data === undefined) return <NothingLoaded from={from} />;
  if (isEmpty?.(from.data)) return empty ?? <EmptyState type="e-data" title={say.nothingHere} />;
  return (
    <div className="loaded fills" aria-busy={from.isPlaceholderData}>
      {from.isError && reached && <NotRefreshedNote atOnce loadedAt={from.dataUpdatedAt} />}
      {children(from.data)}
    </div>
  );
}
