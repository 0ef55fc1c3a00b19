import { createHash, createHmac } from 'node:crypto';
import { sameText } from './secrets.ts';

export type PartnerRequest = { method: string; path: string; body: string; stamp: string; nonce: string };

/** The text that a partner's server signs, with one line for each part of the request (docs/host-app.md). */
export function partnerSignature({ method, path, body, stamp, nonce }: PartnerRequest, key: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, bodyHash, stamp, nonce].join('\n')).digest('hex');
}

/** The signature is computed for a partner without a key too, so that the time to refuse reveals nothing. */
export function isSigned(request: PartnerRequest, signature: string, key: string | undefined): boolean {
  const fits = sameText(partnerSignature(request, key ?? ''), signature);
  return key !== undefined && fits;
}
