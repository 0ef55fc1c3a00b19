import type { Correction, Profile, ProfileField, ProfileText } from 'contract/calls/profile';
import { type Language, languages } from 'contract/languages';
import { openOwnDraft } from '../../../shell/own-draft.ts';
import { shownNumber } from '../../../shell/mobile-number/shown-mobile-number.ts';

export type CorrectedField = Exclude<ProfileField, 'photo'>;
export const correctedFields = [
  ...(['name', 'organisation', 'title', 'mobile', 'email', 'profile'] as const),
] satisfies CorrectedField[];

export const isText = (field: CorrectedField): field is ProfileText => field !== 'mobile' && field !== 'email';

type Draft = {
  field: CorrectedField;
  /** The language of the text; otherwise that of the page. */
  language?: Language;
  /** What was typed for each field and language. */
  texts: Record<string, string | undefined>;
  region?: string | undefined;
  number?: string | undefined;
  confirmed: { mobile?: string | undefined; email?: string | undefined };
};

/** It outlives the sheet and the page. */
export const correctionDraft = openOwnDraft<Draft>({ field: 'title', texts: {}, confirmed: {} }, ({ texts, number }) =>
  [...Object.values(texts), number].some(Boolean),
);

/** The request that a new one would replace. */
export function waitingFor(record: Profile, field: CorrectedField, language: Language): Correction | undefined {
  const of = isText(field) ? language : null;
  return record.corrections.find((one) => one.state === 'asked' && one.field === field && one.language === of);
}

/** The Secretariat's last answer, if it declined; who asks again should know why. */
export function declinedBefore(record: Profile, field: CorrectedField, language: Language): Correction | undefined {
  const of = isText(field) ? language : null;
  const last = record.corrections.find(
    (one) => (one.state === 'applied' || one.state === 'declined') && one.field === field && one.language === of,
  );
  return last?.state === 'declined' ? last : undefined;
}

const keyOf = (field: CorrectedField, language: Language) => (isText(field) ? `${field} ${language}` : field);

/** What stands in the field: what was typed, what was asked for before, or what is on record. */
export function textIn(record: Profile, { texts }: Draft, field: CorrectedField, language: Language): string {
  const typed = texts[keyOf(field, language)];
  if (typed !== undefined || !isText(field)) return typed ?? '';
  return waitingFor(record, field, language)?.to ?? record[field][language];
}

export function typeText(field: CorrectedField, language: Language, text: string) {
  correctionDraft.change({ texts: { ...correctionDraft.get().texts, [keyOf(field, language)]: text } });
}

/** Takes out what was sent; what was typed for another field or in the other language stays. */
export function dropSent(field: CorrectedField, language: Language) {
  const { texts } = correctionDraft.get();
  correctionDraft.change({ texts: { ...texts, [keyOf(field, language)]: undefined } });
  if (field === 'mobile') correctionDraft.change({ region: undefined, number: undefined });
  dropConfirmed(field);
}

export function dropConfirmed(field: CorrectedField) {
  correctionDraft.change({ confirmed: { ...correctionDraft.get().confirmed, [field]: undefined } });
}

/** A new number begins with the country code of the one on record. */
export const numberIn = (record: Profile, draft: Draft, language: Language) => ({
  region: draft.region ?? shownNumber(record.mobile, language).region,
  number: draft.number ?? '',
});

export const languageChoices = (say: { chinese: string; english: string }) =>
  languages.map((value) => ({ value, text: value === 'zh' ? say.chinese : say.english }));
