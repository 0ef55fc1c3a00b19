/** Specification §9: an app that did not open by then will not. */
export const mapFallback = 3_000;

/** The page as far as opening a map touches it. */
export type Outside = {
  go(address: string): void;
  openTab(address: string): void;
  /** Tells that something else came to the front; answers how to stop listening. */
  whenLeft(listener: () => void): () => void;
};

type Opening = { app: string; web: string; onLeft: () => void };

/** Opens the app's link; a page that is still in front after three seconds goes to the web map. Answers a stop. */
export function openAppOrWeb({ app, web, onLeft }: Opening, outside: Outside): () => void {
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const timer = setTimeout(() => {
    stop();
    outside.go(web);
  }, mapFallback);
  const stopListening = outside.whenLeft(() => {
    stop();
    onLeft();
  });
  outside.go(app);
  return stop;
}

export const thisPage: Outside = {
  go: (address) => window.location.assign(address),
  openTab: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  whenLeft(listener) {
    const hidden = () => void (document.visibilityState === 'hidden' && listener());
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', listener);
    window.addEventListener('blur', listener);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', listener);
      window.removeEventListener('blur', listener);
    };
  },
};
