import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/** BrowserRouter in ten lines: the library's own brings forms and prefetching along, 5 kB of the first load. */
export function AppRouter({ basename, children }: { basename: string; children: ReactNode }) {
  // Compat, as BrowserRouter has it: only then are pushes heard, too.
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => show(next))), [history]);
  return (
    <Router basename={basename} location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
