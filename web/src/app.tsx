import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect } from 'react';
import { useLocation, useNavigate } from './shell/router/router-context.ts';
import { LaunchGate } from './shell/launch/launch-gate.tsx';
import { NewTermsWhenIdle } from './features/consent/new-terms/new-terms-when-idle.tsx';
import { forgetPerson } from './shell/session/forget-person.ts';
import { mustAgree, useMustAgree } from './shell/session/must-agree-first.ts';
import { useSignedIn } from './shell/session/session-state.ts';
import { signOutPending } from './shell/session/sign-out-pending.ts';
import { SessionGuard } from './shell/session/session-guard.tsx';
import { pageInstead } from './shell/session/page-instead.ts';
import { returnPath } from './shell/session/return-path.ts';
import { registerCallEvents } from './lib/call/call-events.ts';
import { loadedLater } from './lib/idle/loaded-later.tsx';
import { builders, isAt, notFound, routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { hostApp } from './shell/in-host-app.ts';
import { codeOfFirstPage } from './shell/lazy-page/first-page.ts';
import { lazyPage } from './shell/lazy-page/lazy-page.tsx';
import { NextPageContext } from './shell/fetch-next-page.ts';
import { overlay } from './shell/overlay/overlay.ts';
import { OverlayView } from './shell/overlay/overlay-view.tsx';
import {
  askToSendAgain,
  useDropQuestionWithPage,
  useSendAgainWhenOnline,
} from './shell/connection/ask-to-send-again.ts';
import { openQueries } from './shell/query-client.ts';
import { AppRouter } from './shell/router/app-router.tsx';
import { pathBelow } from './shell/router/history.ts';
import { useScrollMemory } from './shell/scroll-memory.ts';
import { showSessionLost } from './shell/session/session-lost-dialog.ts';
import { AppContext } from './shell/app-context.ts';

const pages = routes.map(({ path, load }) => ({ path, Page: lazyPage(load) }));
const buildersPages = builders.map(({ path, load }) => ({ path, Page: lazyPage(load) }));
const NotFound = lazyPage(notFound);
// With it comes all that a phone needs when it has lost its network.
const TriesAgain = loadedLater(async () => ({ default: (await import('./shell/for-trouble.ts')).TriesAgain }));
const Background = loadedLater(() => import('./background.tsx'));
const HostEntryPage = lazy(() => import('./pages/host-entry.tsx'));
const paths = new Set(routes.map(({ path }) => path));
const pageAt = (address: string) => pages.find(isAt(address))?.Page;

const pageShownFor = (address: string) => pageAt(pageInstead(address) ?? address);

const queries = openQueries();

export async function beginWith(address: string): Promise<void> {
  const asked = pathBelow(import.meta.env.BASE_URL, address);
  // A person from the host app is signed in first, and the page after that is not known yet.
  const page = window.forumLaunch?.host ? undefined : pageShownFor(asked);
  await codeOfFirstPage(page);
  askAhead(page);
}

/** Requests a page's data ahead, but not for a person who must agree to the texts first: the server would refuse it. */
function askAhead(page: ReturnType<typeof pageAt>) {
  if (!mustAgree()) page?.ahead(queries);
}

const nextPage = {
  prepare: (path: string) => void pageAt(path)?.prepare(),
  ahead: (path: string) => askAhead(pageShownFor(path)),
};

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <AppRouter base={import.meta.env.BASE_URL}>
          <AppContext value={{ paths, inHostApp: hostApp() !== undefined }}>
            <NextPageContext value={nextPage}>
              <Shell />
            </NextPageContext>
          </AppContext>
        </AppRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Shell() {
  // Signing in ends with a navigation, which renders this again.
  useLocation();
  const signedIn = useSignedIn();
  const followsChanges = !useMustAgree() && signedIn;
  useCallEvents();
  useSendAgainWhenOnline();
  useScrollMemory();
  return (
    <>
      {/* It stands first, so that its code comes before what else is loaded later. */}
      <TriesAgain />
      <LaunchGate hostEntry={HostEntryPage}>
        <Pages />
        <NewTermsWhenIdle />
        <Background {...{ pages, signedIn, followsChanges }} />
      </LaunchGate>
      <OverlayView from={overlay} />
    </>
  );
}

/** Each path is exactly one page. */
function Pages() {
  const { pathname } = useLocation();
  const page = pages.find(isAt(pathname));
  const Open = buildersPages.find(isAt(pathname))?.Page ?? NotFound;
  // The key makes a new guard for each page, so that its state and its questions go with it.
  return page ? <Guarded key={page.path} {...page} /> : <Open />;
}

function Guarded({ path, Page }: { path: string; Page: ComponentType }) {
  useDropQuestionWithPage();
  return (
    <SessionGuard path={path}>
      <Page />
    </SessionGuard>
  );
}

function useCallEvents() {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    function leaveFor(path: string) {
      forgetPerson(queries);
      signOutPending.set(true);
      returnPath.remember(location);
      navigate(path, { replace: true });
    }
    return registerCallEvents({
      overlayBegins: overlay.spinner.begin,
      overlayEnds: overlay.spinner.end,
      toast: overlay.toast,
      confirm: askToSendAgain,
      sessionLost: (lost) => showSessionLost(lost, { paths, confirm: overlay.confirm, leaveFor }),
    });
  }, [location, navigate]);
}
