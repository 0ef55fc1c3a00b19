/** Where the app is, without the base path that every address on the server begins with. */
export type RouterLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** Each entry of the history has its own; a replaced entry gets a new one. */
  key: string;
  /** How the app came here; `pop` is Back, Forward and the first page. */
  by: 'push' | 'replace' | 'pop';
};

export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** What the browser keeps with each entry that the app made; `depth` says how many of them lie before it. */
type Entry = { key: string; depth: number };

// The first entry is the browser's own, and so is one that differs from it in the fragment alone.
const madeByBrowser: Entry = { key: 'first', depth: 0 };

const entry = (): Entry => ({ ...madeByBrowser, ...(window.history.state as Entry | null) });

/** `/cdfH5/pages/map/map` is `/pages/map/map` to the app. */
export function pathBelow(base: string, pathname: string): string {
  return `/${pathname.slice(base.length)}`;
}

export function locationBelow(base: string, by: RouterLocation['by']): RouterLocation {
  const { pathname, search, hash } = window.location;
  return { pathname: pathBelow(base, pathname), search, hash, key: entry().key, by };
}

/** The browser's history below `base`, which ends with a slash. */
export function openHistory(base: string, onMove: (location: RouterLocation) => void) {
  const hrefOf = (to: string) => base + to.slice(1);

  const navigate: Navigate = (to, { replace = false } = {}) => {
    const key = Math.random().toString(36).slice(2);
    if (replace) window.history.replaceState({ key, depth: entry().depth }, '', hrefOf(to));
    else window.history.pushState({ key, depth: entry().depth + 1 }, '', hrefOf(to));
    onMove(locationBelow(base, replace ? 'replace' : 'push'));
  };

  /** Somebody who came by a link from outside goes home instead of out of the app. */
  function goBack() {
    if (entry().depth > 0) window.history.back();
    else navigate('/', { replace: true });
  }

  function listen() {
    const popped = () => onMove(locationBelow(base, 'pop'));
    window.addEventListener('popstate', popped);
    return () => window.removeEventListener('popstate', popped);
  }

  return { hrefOf, navigate, goBack, listen };
}
