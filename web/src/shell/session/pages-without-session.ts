import {
  cardsPath,
  checkPath,
  languageChoicePath,
  legalTextsPath,
  loginPath,
  messageDetailPath,
  messagesPath,
  privacyPath,
  scanPath,
  settingsPath,
} from '../../lib/paths.ts';

/** Whoever is signed in has nothing to do on these; on the page of scanning they exchange cards. */
export const signInPages = new Set([loginPath, checkPath]);
const open = new Set([languageChoicePath, legalTextsPath, scanPath, ...signInPages]);

/** True for pages that only a signed-in person may see. */
export function needsSession(path: string): boolean {
  return !open.has(path);
}

const ofContacts = new Set([cardsPath, messagesPath, messageDetailPath, settingsPath, privacyPath, legalTextsPath]);

/** The pages of a contact person who does not attend; the server answers nothing on the others (decisions §4). */
export function isOfContacts(path: string): boolean {
  return ofContacts.has(path);
}
