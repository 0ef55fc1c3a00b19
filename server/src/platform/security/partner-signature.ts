import { createHash, createHmac } from 'node:crypto';

/** The clock of a partner's server is right; two minutes are for the network. */
export const partnerStampTolerance = 2 * 60 * 1000;

export type PartnerRequest = { method: string; path: string; body: string; stamp: string; nonce: string };

/** The text that a partner's server signs, with one line for each part of the request (docs/host-app.md). */
export function partnerSignature({ method, path, body, stamp, nonce }: PartnerRequest, key: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, bodyHash, stamp, nonce].join('\n')).digest('hex');
}
