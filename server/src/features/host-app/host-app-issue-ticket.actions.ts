import type { Database } from '../../platform/database/database.ts';
import { partnerClockToleranceSeconds } from 'contract/wire/clock';
import { isSigned, type PartnerRequest } from '../../platform/security/partner-signature.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { ticketLives } from './host-app-ticket-times.rules.ts';
import { claimNonce, linkOf, partnerById } from './host-app-keys-and-links.store.ts';
import { insertTicket } from './host-app-tickets-and-claims.store.ts';

type Partner = { partnerId: string; signature: string; request: PartnerRequest };

/** A partner's request needs its signature, a current stamp and a nonce that was not used before. */
export async function isPartner(
  db: Database,
  sealing: Sealing,
  { partnerId, signature, request }: Partner,
  now: Date,
): Promise<boolean> {
  const partner = await partnerById(db, partnerId);
  const fits = isSigned(request, signature, partner && sealing.open(partner.keySealed, partner.id));
  const inTime = Math.abs(Number(request.stamp) - now.getTime() / 1000) <= partnerClockToleranceSeconds;
  return fits && inTime && (await claimNonce(db, partnerId, request.nonce, now));
}

/** Issues a ticket for any user id, so that a partner cannot find out which ids exist or are another partner's. */
export async function issueTicket(db: Database, partnerId: string, userId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const link = await linkOf(db, partnerId, userId);
  await insertTicket(db, {
    ...{ ticketHash: hashOf(ticket), partnerId, personId: link?.personId ?? null },
    expiresAt: new Date(now.getTime() + ticketLives),
  });
  return ticket;
}
