import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { AppRouter } from './app-router.tsx';
import { useLocation } from './router-context.ts';

/**
 * Renders the app's own router at an address. The app remembers how far each entry of the history was scrolled, and all
 * tests of a file share one memory, so each has an entry of its own: it begins at the top, wherever the last one ended.
 */
export function RouterAt({ address = '/', children }: { address?: string; children: ReactNode }) {
  useState(() => window.history.replaceState({ key: crypto.randomUUID(), depth: 0 }, '', address));
  return <AppRouter base="/">{children}</AppRouter>;
}

/** Renders the element of the current path. As in the app, every change of the address renders it again. */
export function Screens({ at }: { at: Record<string, ReactElement> }) {
  const screen = at[useLocation().pathname];
  return screen && cloneElement(screen);
}
