import { useAppContext } from '../../shell/app-context.ts';
import type { SessionKind } from './sign-in.api.ts';

/** Signing in inside the host app must not end the session in the person's browser. */
export function useSessionKind(): SessionKind {
  return useAppContext().inHostApp ? 'host' : 'browser';
}
