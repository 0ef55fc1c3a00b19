/** Specification §9: an app that did not open by then will not. */
const mapFallback = 3_000;
// A prompt that was agreed to gives the focus back before the app is in front.
const afterPrompt = 1_000;

/** The page as far as opening a map touches it. */
export type Outside = {
  go(address: string): void;
  openTab(address: string): void;
  /** Tells when another app came to the front, and when a prompt takes the focus and gives it back. Answers a stop. */
  watch(listeners: { left: () => void; asked: () => void; back: () => void }): () => void;
};

type Opening = { app: string; web: string; onLeft: () => void };

/** Opens the app's link; a page that is still in front after three seconds goes to the web map. Answers a stop. */
export function openAppOrWeb({ app, web, onLeft }: Opening, outside: Outside): () => void {
  const due = Date.now() + mapFallback;
  let timer = setTimeout(fallBack, mapFallback);
  const stopWatching = outside.watch({
    left() {
      stop();
      onLeft();
    },
    // Only an app that covers the page has opened; whoever is still being asked may say no.
    asked: () => clearTimeout(timer),
    back() {
      clearTimeout(timer);
      timer = setTimeout(fallBack, Math.max(afterPrompt, due - Date.now()));
    },
  });
  function fallBack() {
    stop();
    outside.go(web);
  }
  function stop() {
    clearTimeout(timer);
    stopWatching();
  }
  outside.go(app);
  return stop;
}

export const thisPage: Outside = {
  go: (address) => window.location.assign(address),
  openTab: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  watch({ left, asked, back }) {
    const stop = new AbortController();
    const { signal } = stop;
    const hidden = () => void (document.visibilityState === 'hidden' && left());
    document.addEventListener('visibilitychange', hidden, { signal });
    window.addEventListener('pagehide', left, { signal });
    window.addEventListener('blur', asked, { signal });
    window.addEventListener('focus', back, { signal });
    return () => stop.abort();
  },
};
