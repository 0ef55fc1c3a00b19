import type { Language } from '../languages.ts';

/** The two legal texts as a public file, for a phone whose owner has not agreed to anything yet. */
export const legalTextFile = (language: Language) => `/legal-texts/${language}.json`;
