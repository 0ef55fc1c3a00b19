import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { locationBelow, openHistory } from './history.ts';
import { LocationContext, RouterContext } from './router-context.ts';

/**
 * The location is state and is set in a transition: the old page stays usable while React renders the next one.
 * useSyncExternalStore would always render at once.
 */
export function AppRouter({ base, children }: { base: string; children: ReactNode }) {
  const [location, show] = useState(() => locationBelow(base, 'pop'));
  const [history] = useState(() => openHistory(base, (next) => startTransition(() => show(next))));
  useLayoutEffect(() => history.listen(), [history]);
  return (
    <RouterContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </RouterContext>
  );
}
