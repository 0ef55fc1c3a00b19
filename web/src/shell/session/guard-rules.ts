import { languageChoicePath, loginPath } from '../../lib/paths.ts';
import { needsSession, signInPages } from './pages-without-session.ts';

export type GuardState = {
  signedIn: boolean;
  /** The person has tapped Agree on this device. */
  agreed: boolean;
  /** A language was chosen during this visit, although nothing is stored yet. */
  languageChosen: boolean;
};

/** Stands for the path that the person wanted before signing in. */
export const toReturnPath = 'return path';

/** The page to go to instead of one that may not be shown now (specification §4); undefined if it may. */
export function redirectFor(path: string, state: GuardState): string | undefined {
  const { signedIn, agreed, languageChosen } = state;
  if (path === languageChoicePath) return undefined;
  if (signedIn) return signInPages.has(path) ? toReturnPath : undefined;
  if (agreed) return needsSession(path) ? loginPath : undefined;
  // Every other page would send a call, and nothing may be sent before Agree.
  if (!languageChosen) return languageChoicePath;
  return path === loginPath ? undefined : loginPath;
}
