import { checkPath, languageChoicePath, legalTextsPath, loginPath, scanPath } from '../../lib/paths.ts';

/** Whoever is signed in has nothing to do on these; on the page of scanning they exchange cards. */
export const signInPages = new Set([loginPath, checkPath]);
const open = new Set([languageChoicePath, legalTextsPath, scanPath, ...signInPages]);

/** True for pages that only a signed-in person may see. */
export function needsSession(path: string): boolean {
  return !open.has(path);
}
