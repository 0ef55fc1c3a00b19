import type { Profile, ProfileText } from 'contract/calls/profile';
import { type Language, otherLanguage } from 'contract/languages';
import { openOwnDraft } from '../../../shell/own-draft.ts';
import { shownNumber } from '../../../shell/mobile-number/shown-mobile-number.ts';

type Texts = Record<ProfileText, string>;
export const textFields = ['name', 'organisation', 'title', 'profile'] as const satisfies readonly ProfileText[];

/** Only what was typed: whatever was not follows the record. */
type Typed = {
  zh: Partial<Texts>;
  en: Partial<Texts>;
  region?: string;
  number?: string;
  email?: string;
  /** The addresses that a code confirmed in this visit. */
  confirmed: { mobile?: string; email?: string };
  /** The texts in the other language are on the screen. */
  showsOther: boolean;
};

/** It outlives the page, in both languages. */
export const profileDraft = openOwnDraft<Typed>(
  { zh: {}, en: {}, confirmed: {}, showsOther: false },
  ({ zh, en, number, email }) => [...Object.values(zh), ...Object.values(en), number, email].some(Boolean),
);

/** What stands in the fields. */
export type Values = { zh: Texts; en: Texts; region: string; number: string; email: string };

export function valuesOf(record: Profile, typed: Typed, language: Language): Values {
  const texts = (of: Language) =>
    Object.fromEntries(textFields.map((field) => [field, typed[of][field] ?? record[field][of]])) as Texts;
  const { region, number } = shownNumber(record.mobile, language);
  return {
    ...{ zh: texts('zh'), en: texts('en'), region: typed.region ?? region, number: typed.number ?? number },
    email: typed.email ?? record.email,
  };
}

export const typeText = (language: Language, field: ProfileText, text: string) =>
  profileDraft.change({ [language]: { ...profileDraft.get()[language], [field]: text } });

/** The name that a text in the other language has in the call. */
export const otherField = {
  name: 'otherName',
  organisation: 'otherOrganisation',
  title: 'otherTitle',
  profile: 'otherProfile',
} as const;
export type FormField = ProfileText | (typeof otherField)[ProfileText] | 'mobile' | 'email';

export const both = (language: Language) => ({ own: language, other: otherLanguage(language) });
