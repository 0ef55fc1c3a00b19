import type { Database } from '../../platform/database/database.ts';
import {
  partnerSignature,
  partnerStampTolerance,
  type PartnerRequest,
} from '../../platform/security/partner-signature.ts';
import { hashOf, newToken, sameText } from '../../platform/security/secrets.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { ticketLives } from './host-app-ticket-times.rules.ts';
import * as store from './host-app-keys-and-links.store.ts';

type Partner = { partnerId: string; signature: string; request: PartnerRequest };

/** A partner's request needs its signature, a current stamp and a nonce that was not used before. */
export async function isPartner(
  db: Database,
  sealing: Sealing,
  { partnerId, signature, request }: Partner,
  now: Date,
): Promise<boolean> {
  const partner = await store.partnerById(db, partnerId);
  // The signature is computed for an unknown partner too, so that the time to refuse reveals nothing.
  const key = partner ? sealing.open(partner.keySealed, partner.id) : partnerId;
  const fits = sameText(partnerSignature(request, key), signature);
  const inTime = Math.abs(Number(request.stamp) * 1000 - now.getTime()) <= partnerStampTolerance;
  return Boolean(partner) && fits && inTime && (await store.claimNonce(db, partnerId, request.nonce, now));
}

/** Issues a ticket for any user id, so that a partner cannot find out which ids exist or are another partner's. */
export async function issueTicket(db: Database, partnerId: string, userId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const link = await store.linkOf(db, partnerId, userId);
  await store.insertTicket(db, {
    ...{ ticketHash: hashOf(ticket), partnerId, personId: link?.personId ?? null },
    expiresAt: new Date(now.getTime() + ticketLives),
  });
  return ticket;
}
