import { type ComponentType, lazy, Suspense } from 'react';
import { pageTimeout } from 'contract/rules/limits';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LoadingView } from '../loaded/loading-view.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** A page that comes over the network when it is first needed. */
export function lazyPage(load: LoadPage, timeout: number = pageTimeout): ComponentType {
  const Page = lazy(() => inTime(load(), timeout));
  return function LazyPage() {
    return (
      <ErrorBoundary>
        <Suspense fallback={<LoadingView />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function inTime<T>(loading: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PageNotLoaded());
    const timer = setTimeout(fail, timeout);
    loading.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
