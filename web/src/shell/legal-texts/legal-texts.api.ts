import { agreeToTexts, getLegalTexts, withdrawConsent } from 'contract/calls/consent';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type LegalTexts = AnswerOf<typeof getLegalTexts>;
/** The version of each text that a person agrees to. */
export type AgreedVersions = { agreement: number; privacy: number };

// The server announces a new text at sign-in and in getMe.
const fresh = 60 * 60_000;

export const legalTextQueries = {
  key: [getLegalTexts.path],
  all: (language: Language) => readQuery(getLegalTexts, {}, { language, fresh }),
};

/** The overlay is shown, because the person has tapped to sign in or to agree and waits. */
export const currentTexts = () => call(getLegalTexts, {}, { overlay: true });

export const agreeToNewTerms = (agreed: AgreedVersions) => call(agreeToTexts, { agreed });
export const takeConsentBack = () => call(withdrawConsent, {});
