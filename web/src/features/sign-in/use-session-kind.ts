import { useSurroundings } from '../../shell/surroundings.ts';
import type { SessionKind } from './sign-in.api.ts';

/** Signing in inside the host app must not end the session in the person's browser. */
export function useSessionKind(): SessionKind {
  return useSurroundings().inHostApp ? 'host' : 'browser';
}
