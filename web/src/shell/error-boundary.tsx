import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';
import { PageNotLoaded, PageNotLoadedView } from './lazy-page/page-not-loaded.tsx';

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
