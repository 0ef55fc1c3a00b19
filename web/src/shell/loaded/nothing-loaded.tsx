import type { UseQueryResult } from '@tanstack/react-query';
import { transportCodes } from 'contract/wire/codes';
import { useState } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { refreshIcon } from '../../kit/icon/icons.ts';
import { CallFailure, isLost } from '../../lib/call/call-failure.ts';
import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { LoadingView } from './loading-view.tsx';

/** What a page shows that has nothing yet: that it loads, that the network or the server is away, or why it failed. */
export function NothingLoaded({ from }: { from: UseQueryResult }) {
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
