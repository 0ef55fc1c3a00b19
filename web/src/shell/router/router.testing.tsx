import { type ReactNode, useState } from 'react';
import { AppRouter } from './app-router.tsx';
import { useLocation } from './router-context.ts';

/** The app's own router, opened at an address. */
export function RouterAt({ address = '/', children }: { address?: string; children: ReactNode }) {
  useState(() => window.history.replaceState(null, '', address));
  return <AppRouter base="/">{children}</AppRouter>;
}

/** What stands at which path; one at a time, as in the app. */
export function Screens({ at }: { at: Record<string, ReactNode> }) {
  return at[useLocation().pathname];
}
