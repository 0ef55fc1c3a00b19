import {
  cardsPath,
  languageChoicePath,
  legalTextsPath,
  messageDetailPath,
  messagesPath,
  privacyPath,
  settingsPath,
} from '../../lib/paths.ts';

const ofContacts = new Set([
  ...[cardsPath, messagesPath, messageDetailPath, settingsPath, privacyPath],
  ...[legalTextsPath, languageChoicePath],
]);

/** The pages of a contact person who does not attend; the server answers nothing on the others (decisions §4). */
export const isForContacts = (path: string): boolean => ofContacts.has(path);
