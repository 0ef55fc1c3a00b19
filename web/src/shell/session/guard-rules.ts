import { checkPath, languageChoicePath, legalTextsPath, loginPath, scanPath } from '../../lib/paths.ts';

export type GuardState = {
  signedIn: boolean;
  /** Agree was tapped on this device. */
  agreed: boolean;
  /** A language was chosen on this visit, though nothing is stored yet. */
  languageChosen: boolean;
};

const signInPages = new Set([loginPath, checkPath, scanPath]);
const open = new Set([languageChoicePath, legalTextsPath, ...signInPages]);

/** Instead of a path: where one wanted to go. */
export const toReturnPath = 'return path';

/** Pages that show nothing before somebody is signed in. */
export function needsSession(path: string): boolean {
  return !open.has(path);
}

/** Where somebody belongs who may not see this page now (specification §4); undefined lets them in. */
export function redirectFor(path: string, { signedIn, agreed, languageChosen }: GuardState): string | undefined {
  if (path === languageChoicePath) return undefined;
  if (signedIn) return signInPages.has(path) ? toReturnPath : undefined;
  if (agreed) return needsSession(path) ? loginPath : undefined;
  // Every page but these two would send a call, and nothing is sent before Agree.
  if (!languageChosen) return languageChoicePath;
  return path === loginPath ? undefined : loginPath;
}
