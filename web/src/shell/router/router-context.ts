import { type Context, createContext, useContext } from 'react';
import type { Navigate, openHistory, RouterLocation } from './history.ts';

// There are two contexts, so that components that only navigate are not rendered at every navigation.
export const RouterContext = createContext<ReturnType<typeof openHistory> | undefined>(undefined);
export const LocationContext = createContext<RouterLocation | undefined>(undefined);

export function useLocation(): RouterLocation {
  return useProvided(LocationContext);
}

export function useNavigate(): Navigate {
  return useProvided(RouterContext).navigate;
}

export function useGoBack(): () => void {
  return useProvided(RouterContext).goBack;
}

/** The address as the browser knows it, for links. */
export function useHref(to: string): string {
  return useProvided(RouterContext).hrefOf(to);
}

function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('This needs an AppRouter around it.');
  return value;
}
