/** The product has two languages, and every text of its own is in both. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export type Both = Readonly<Record<Language, string>>;

export function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}

/** The values of `languageType` in the envelope. */
export const languageTypes = { zh: '1', en: '2' } as const satisfies Record<Language, string>;

export function languageOfType(type: string | undefined): Language | undefined {
  return languages.find((language) => languageTypes[language] === type);
}
