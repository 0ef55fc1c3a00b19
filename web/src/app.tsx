import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { ArrivalGate } from './features/session/guard/arrival-gate.tsx';
import { ConsentWatch } from './features/session/guard/consent-watch.tsx';
import { forgetPerson } from './features/session/guard/forget-person.ts';
import { SessionGuard } from './features/session/guard/session-guard.tsx';
import { wanted } from './features/session/guard/wanted.ts';
import { registerCallEvents } from './lib/call-events.ts';
import { builders, notFound, routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { hostApp } from './shell/host-app.ts';
import { lazyPage } from './shell/lazy-page/lazy-page.tsx';
import { overlay } from './shell/overlay/overlay-store.ts';
import { OverlayView } from './shell/overlay/overlay.tsx';
import { usePageShow } from './shell/page-show.ts';
import { AppRouter } from './shell/router/app-router.tsx';
import { useScrollMemory } from './shell/scroll-memory.ts';
import { tellSessionLost } from './shell/session-loss.ts';
import { SurroundingsContext } from './shell/surroundings.ts';

const pages = routes.map(({ path, load }) => ({ path, Page: lazyPage(load) }));
const buildersPages = builders.map(({ path, load }) => ({ path, Page: lazyPage(load) }));
const NotFound = lazyPage(notFound);
const paths = new Set(routes.map(({ path }) => path));

// The call itself tells the user of a failure and says when a network is missing; page-show refetches.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false },
  },
});

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <AppRouter basename={import.meta.env.BASE_URL}>
          <SurroundingsContext value={{ paths, inHostApp: hostApp() !== undefined }}>
            <Shell />
          </SurroundingsContext>
        </AppRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Shell() {
  useCallEvents();
  useScrollMemory();
  usePageShow();
  return (
    <>
      <ArrivalGate>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Guarded path={path} Page={Page} />} />
          ))}
          {buildersPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
        <ConsentWatch />
      </ArrivalGate>
      <OverlayView from={overlay} />
    </>
  );
}

function Guarded({ path, Page }: { path: string; Page: ComponentType }) {
  // A guard for each page: what it knows of the session is of its own page.
  return (
    <SessionGuard key={path} path={path}>
      <Page />
    </SessionGuard>
  );
}

function useCallEvents() {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    function goTo(path: string) {
      forgetPerson(queries);
      wanted.remember(location);
      void navigate(path, { replace: true });
    }
    return registerCallEvents({
      overlayBegins: overlay.beginLoading,
      overlayEnds: overlay.endLoading,
      toast: overlay.toast,
      confirm: (title) => void overlay.ask({ title }),
      sessionLost: ({ msg }) => tellSessionLost(msg, { paths, ask: overlay.ask, goTo }),
    });
  }, [location, navigate]);
}
