import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { type CallEvents, registerCallEvents } from '../lib/call/call-events.ts';
import { AppContext } from './app-context.ts';
import { askToSendAgain } from './connection/ask-to-send-again.ts';
import { overlay } from './overlay/overlay.ts';
import { OverlayView } from './overlay/overlay-view.tsx';
import { RouterAt } from './router/router.testing.tsx';
import { useScrollMemory } from './scroll-memory.ts';

type PageOptions = {
  paths?: readonly string[];
  inHostApp?: boolean;
  events?: Partial<CallEvents>;
  queries?: QueryClient;
};

/** Renders a page at an address as the app does, with its router, its cache and the overlay. */
export function openPage(
  at: string,
  page: ReactNode,
  { paths = [], inHostApp = false, events = {}, queries = newQueries() }: PageOptions = {},
) {
  forgetToast();
  registerCallEvents({
    overlayBegins: overlay.spinner.begin,
    overlayEnds: overlay.spinner.end,
    toast: overlay.toast,
    confirm: askToSendAgain,
    sessionLost: () => undefined,
    ...events,
  });
  return render(
    <QueryClientProvider client={queries}>
      <AppContext value={{ paths: new Set(['/', ...paths]), inHostApp }}>
        <RouterAt address={at}>
          <Remembering>{page}</Remembering>
          <OverlayView from={overlay} />
        </RouterAt>
      </AppContext>
    </QueryClientProvider>,
  );
}

/** A toast stays for two seconds, in which the next test may begin; it would fade in anew there, over another page. */
function forgetToast() {
  if (overlay.toasts.get() === undefined) return;
  overlay.toasts.show('', { text: '', onAct: () => undefined });
  overlay.toasts.act();
}

function Remembering({ children }: { children: ReactNode }) {
  useScrollMemory();
  return children;
}

/** Failures are not retried, and a machine without a network counts as online. */
export function newQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

/** The current path and query of the app. */
export const address = () => window.location.pathname + window.location.search;
