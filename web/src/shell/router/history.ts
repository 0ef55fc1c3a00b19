import { onPageEntry, settleLayers } from '../../lib/layers/back-closes-panel.ts';
import { backOrHome } from './back-or-home.ts';
import { ignoreSecondTap, watchTaps } from '../../lib/layers/tap-through.ts';

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

/**
 * What the browser keeps with each entry that the app made; `depth` says how many of them lie before it, `scrolled` how
 * far its page was scrolled.
 */
type Entry = { key: string; depth: number; scrolled?: number };

// The first entry is the browser's own, and so is one that differs from it in the fragment alone.
const madeByBrowser: Entry = { key: 'first', depth: 0 };

const entry = (): Entry => ({ ...madeByBrowser, ...(window.history.state as Entry | null) });

/** How many entries of the app lie before the one that is shown. */
export const pagesBefore = (): number => entry().depth;

/** A reload finds the page where it was. This is no storage: it is gone with the tab. */
export const scrolledBefore = (): number | undefined => entry().scrolled;
export function keepScrolled(key: string, scrolled: number): void {
  // The browser may have left the entry already while its page is still seen. Some browsers allow few changes.
  if (entry().key === key && entry().scrolled !== scrolled) window.history.replaceState({ ...entry(), scrolled }, '');
}

/** `/cdfH5/pages/map/map` is `/pages/map/map` to the app. */
export function pathBelow(base: string, pathname: string): string {
  return `/${pathname.slice(base.length)}`;
}

export function locationBelow(base: string, by: RouterLocation['by']): RouterLocation {
  const { pathname, search, hash } = window.location;
  return { pathname: pathBelow(base, pathname), search, hash, key: entry().key, by };
}

const addressOf = ({ pathname, search, hash }: RouterLocation) => pathname + search + hash;
const newKey = () => Math.random().toString(36).slice(2);

/** The browser's history below `base`, which ends with a slash. */
export function openHistory(base: string, onMove: (location: RouterLocation) => void) {
  const hrefOf = (to: string) => base + to.slice(1);
  let shown = locationBelow(base, 'pop');

  function move(by: RouterLocation['by']) {
    const left = shown.pathname;
    shown = locationBelow(base, by);
    if (by !== 'replace' || left !== shown.pathname) ignoreSecondTap();
    onMove(shown);
  }

  const navigate: Navigate = (to, { replace = false } = {}) => {
    const isShown = replace && to === addressOf(shown);
    // What lies over a page stays when the page is shown again.
    if (isShown) move('replace');
    else onPageEntry(() => (replace ? replaceEntry(to) : pushEntry(to)));
  };

  function replaceEntry(to: string) {
    window.history.replaceState({ key: newKey(), depth: entry().depth }, '', hrefOf(to));
    move('replace');
  }

  function pushEntry(to: string) {
    window.history.pushState({ key: newKey(), depth: entry().depth + 1 }, '', hrefOf(to));
    move('push');
  }

  function goBack() {
    ignoreSecondTap();
    onPageEntry(() => backOrHome(pagesBefore(), () => replaceEntry('/')));
  }

  function listen() {
    function popped() {
      const next = locationBelow(base, 'pop');
      // The entries of layers have the key and the address of their page.
      if (next.key !== shown.key || addressOf(next) !== addressOf(shown)) move('pop');
    }
    settleLayers();
    const stopWatching = watchTaps();
    window.addEventListener('popstate', popped);
    return () => {
      stopWatching();
      window.removeEventListener('popstate', popped);
    };
  }

  return { hrefOf, navigate, goBack, listen };
}
