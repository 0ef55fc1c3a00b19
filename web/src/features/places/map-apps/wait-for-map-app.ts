/** Specification §9: an app that has not opened by then will not open. */
const mapFallback = 3_000;
// After the user agrees to the prompt, the page regains focus shortly before the app comes to the front.
const afterPrompt = 1_000;

/** The parts of the page that opening a map uses. */
export type Outside = {
  go(address: string): void;
  openTab(address: string): void;
  /**
   * Reports when another app comes to the front, and when a prompt takes and returns the focus. Returns a stop
   * function.
   */
  watch(listeners: { left: () => void; asked: () => void; back: () => void }): () => void;
};

type Opening = { app: string; web: string; onLeft: () => void };

/**
 * Opens the app's link; if the page is still in front after three seconds, it goes to the web map. Returns a stop
 * function.
 */
export function openAppOrWeb({ app, web, onLeft }: Opening, outside: Outside): () => void {
  const due = Date.now() + mapFallback;
  let timer = setTimeout(fallBack, mapFallback);
  const stopWatching = outside.watch({
    left() {
      stop();
      onLeft();
    },
    // The app has opened only when it covers the page; a user who is still being asked may say no.
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
