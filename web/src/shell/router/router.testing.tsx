import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { AppRouter } from './app-router.tsx';
import { useLocation } from './router-context.ts';

/** The app's own router, opened at an address. */
export function RouterAt({ address = '/', children }: { address?: string; children: ReactNode }) {
  useState(() => window.history.replaceState(null, '', address));
  return <AppRouter base="/">{children}</AppRouter>;
}

/** What stands at which path; one at a time and, as in the app, rendered again at every change of the address. */
export function Screens({ at }: { at: Record<string, ReactElement> }) {
  const screen = at[useLocation().pathname];
  return screen && cloneElement(screen);
}
