import { checkPath, languageChoicePath, legalTextsPath, loginPath, scanPath } from '../../lib/paths.ts';

export const signInPages = new Set([loginPath, checkPath, scanPath]);
const open = new Set([languageChoicePath, legalTextsPath, ...signInPages]);

/** True for pages that only a signed-in person may see. */
export function needsSession(path: string): boolean {
  return !open.has(path);
}
