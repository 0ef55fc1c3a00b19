import { languages, type Both, type Language } from 'contract/languages';

/** Who an email is from, as its reader sees it in a list of emails, and the languages of the email. */
export type Sender = { name: string; languages: readonly Language[] };

export function sentBy(forumName: string, language: Language): { sender: Sender } {
  return { sender: { name: forumName, languages: [language] } };
}

/** For an email whose reader is not known, and which is therefore in both languages. */
export function sentInBoth(forumName: Both): { sender: Sender } {
  return { sender: { name: languages.map((language) => forumName[language]).join(' · '), languages } };
}
