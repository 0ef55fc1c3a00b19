import './loaded.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { transportCodes } from 'contract/wire/codes';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { offlineIcon, refreshIcon } from '../../kit/icon/icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { CallFailure, isLost, isMissing } from '../../lib/call/call-failure.ts';
import { startTicking } from '../../lib/clock.ts';
import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { LoadingView } from './loading-view.tsx';

type Props<Data> = {
  from: UseQueryResult<Data>;
  isEmpty?: (data: Data) => boolean;
  /** Shown when `isEmpty` says so, instead of the plain "nothing here". */
  empty?: ReactNode;
  /** Shown when the server says that there is no such thing. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The one place for the states loading, empty, offline and error. Data that was loaded before stays, with its age. */
export function Loaded<Data>({ from, isEmpty, empty, missing, children }: Props<Data>) {
  const say = useWords(shellWords);
  // Otherwise the page's banner says it.
  const reached = useStore(serverReached);
  if (missing && isMissing(from.error)) return missing;
  if (from.data === undefined) return <NothingYet from={from} />;
  if (isEmpty?.(from.data)) return empty ?? <EmptyState type="e-data" title={say.nothingHere} />;
  return (
    <div className="loaded" aria-busy={from.isPlaceholderData}>
      {from.isError && reached && <KeptCopy loadedAt={from.dataUpdatedAt} />}
      {children(from.data)}
    </div>
  );
}

function NothingYet({ from }: { from: UseQueryResult }) {
  const say = useWords(shellWords);
  const [online, reached] = [useOnline(), useStore(serverReached)];
  const [asked, setAsked] = useState(false);
  async function tryAgain() {
    setAsked(true);
    await from.refetch();
    setAsked(false);
  }
  const retry = { text: say.tryAgain, icon: refreshIcon, onAct: () => void tryAgain() } as const;

  // This stays while the app tries again by itself, and gives way when the reader asks for it.
  const lost = isLost(from.error) || (!reached && from.errorUpdateCount > 0);
  if (lost && !asked) {
    const title = online ? say.noServer : say.noNetwork;
    return <EmptyState type="e-net" title={title} text={say.loadsWhenBack} primary={retry} />;
  }
  if (!from.isError || from.isFetching) return <LoadingView />;
  // The message "abort" is not for readers; the user pressed Cancel and knows.
  const text =
    from.error instanceof CallFailure && from.error.code !== transportCodes.abort ? from.error.msg : undefined;
  return <EmptyState type="e-data" title={say.notLoaded} text={text} primary={retry} />;
}

const minute = 60_000;
const everyMinute = (tick: () => void) => startTicking(minute, tick, document);

/** An age is the same in every zone, and both of its ends come from the phone's own clock. */
function KeptCopy({ loadedAt }: { loadedAt: number }) {
  const say = useWords(shellWords);
  const dates = useDates('UTC');
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor((Date.now() - loadedAt) / minute));
  return <Note icon={offlineIcon}>{say.keptCopy(dates.ago(minutes * minute))}</Note>;
}
