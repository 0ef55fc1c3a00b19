import { Component, type ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { useWords } from '../lib/words.ts';
import { PageNotLoaded, PageNotLoadedView } from './lazy-page/page-not-loaded.tsx';
import { shellWords } from './shell.words.ts';
import { refreshIcon } from '../kit/icon/icons.ts';

type State = { error: unknown };

/** Catches any error below it and offers a way to go on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return this.state.error instanceof PageNotLoaded ? <PageNotLoadedView /> : <Broken />;
  }
}

const reload = () => window.location.reload();

function Broken() {
  const say = useWords(shellWords);
  // The router is avoided, because it may be part of what broke.
  const goHome = () => window.location.assign(import.meta.env.BASE_URL);
  return (
    <main className="page fills">
      <EmptyState
        type="e-data"
        title={say.somethingWrong}
        text={say.sorry}
        primary={{ text: say.tryAgain, icon: refreshIcon, onAct: reload }}
        quiet={{ text: say.openHome, onAct: goHome }}
      />
    </main>
  );
}
