import { z } from 'zod';
import { agreementMissing } from '../refusals/consent.ts';
import { read, write } from '../wire/call.ts';
import { Text } from '../wire/values.ts';

/** The accepted version of each text. */
export const Agreed = z.strictObject({ agreement: z.int().min(0), privacy: z.int().min(0) });

export const TextKind = z.enum(['agreement', 'privacy']);
export type TextKind = z.infer<typeof TextKind>;

export const LegalTexts = z.object({
  agreement: z.object({ version: z.int(), title: Text, body: Text }),
  privacy: z.object({ version: z.int(), title: Text, body: Text }),
});
export type LegalTexts = z.infer<typeof LegalTexts>;

export const getLegalTexts = read('/api/about/getLegalTexts', {
  who: 'anyone',
  summary: 'The User Service Agreement and the Privacy Policy in force.',
  body: {},
  answer: LegalTexts,
  shows: [],
  overlay: false,
  keep: 'public',
});

export const agreeToTexts = write('/api/session/agreeToTexts', {
  who: 'has a session',
  contactToo: true,
  summary: 'Records that the texts in force were agreed to.',
  body: { agreed: Agreed },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [agreementMissing],
});

export const withdrawConsent = write('/api/session/withdrawConsent', {
  who: 'signed in',
  contactToo: true,
  summary: 'Withdraws the consent; every session of the person ends.',
  body: {},
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
});
