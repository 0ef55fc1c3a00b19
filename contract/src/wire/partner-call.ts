import { z } from 'zod';
import type { Refusal } from './refusal.ts';
import { Id } from './values.ts';

/** A partner's server sends these headers instead of the envelope (docs/host-app.md). */
export const PartnerHeaders = z.object({
  'partner-id': Id.describe('The id that came with the key.'),
  'partner-stamp': z
    .string()
    .regex(/^\d{1,12}$/)
    .describe('Unix seconds, at most two minutes off.'),
  'partner-nonce': z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .describe('Never the same twice.'),
  'partner-signature': z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe(
      'HMAC-SHA-256 with the partner’s key, in hex, of five lines joined by line feeds: POST, the path, the hex SHA-256 of the body, the stamp and the nonce.',
    ),
});

/**
 * A call from a partner's server. It is signed with the partner's own key instead of having the envelope of a phone.
 */
export type PartnerCall<Body extends z.ZodRawShape = z.ZodRawShape, Obj extends z.ZodType = z.ZodType> = {
  path: `/api/${string}`;
  kind: 'write';
  who: 'a partner';
  summary: string;
  body: z.ZodObject<Body, z.core.$strict>;
  answer: Obj;
  refusals: readonly Refusal[];
};

type Declared<Body extends z.ZodRawShape, Obj extends z.ZodType> = {
  summary: string;
  body: Body;
  answer: Obj;
  refusals: readonly Refusal<keyof Body & string>[];
};

export function partnerCall<Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<Body, Obj>,
): PartnerCall<Body, Obj> {
  return { ...declared, path, kind: 'write', who: 'a partner', body: z.strictObject(declared.body) };
}
