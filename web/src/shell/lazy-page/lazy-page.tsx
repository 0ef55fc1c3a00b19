import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LoadingView } from '../loaded/loading-view.tsx';
import { inTime, pageTimeout } from './page-time-limit.ts';

/** `ahead` requests what the page will show before it is rendered. */
type PageModule = { default: ComponentType; ahead?: (queries: QueryClient) => void };
export type LoadPage = () => Promise<PageModule>;
export type LazyPage = ComponentType & {
  /** Fetches the code before it is needed. It never fails: opening the page tries again. */
  prepare: () => Promise<void>;
  ahead: (queries: QueryClient) => void;
};

/** A page whose code is loaded when it is first needed, or before. */
export function lazyPage(load: LoadPage, timeout: number = pageTimeout): LazyPage {
  let arriving: Promise<PageModule> | undefined;
  let arrived: PageModule | undefined;
  const arrival = () => (arriving ??= fetched());

  function fetched(): Promise<PageModule> {
    const code = inTime(load(), timeout).then((page) => {
      // React reads these properties of a promise without waiting for a turn.
      void Object.assign(code, { status: 'fulfilled', value: page });
      return (arrived = page);
    });
    return code;
  }
  // React's own `lazy` shows the fallback even for loaded code, and then for at least 300 ms.
  function Arrived() {
    const { default: Page } = use(arrival());
    return <Page />;
  }
  function LazyPage() {
    // Leaving a page that did not load allows the next visit to try again.
    useEffect(() => () => void (arrived ?? (arriving = undefined)), []);
    return (
      <ErrorBoundary>
        <Suspense fallback={<LoadingView />}>
          <Arrived />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPage, {
    async prepare() {
      await arrival().catch(() => (arriving = undefined));
    },
    ahead: (queries: QueryClient) => arrived?.ahead?.(queries),
  });
}
