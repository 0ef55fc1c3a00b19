import type { tradeTicket } from 'contract/calls/host-app';
import { wrongTicket } from 'contract/refusals/host-app';
import { notVerified } from 'contract/refusals/sign-in';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import {
  partnerSignature,
  partnerStampTolerance,
  type PartnerRequest,
} from '../../platform/security/partner-signature.ts';
import { committedRefusal } from '../../platform/writes/refusing.ts';
import { hashOf, newToken, sameText } from '../../platform/security/secrets.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { openSession, personToSignIn } from '../session/session.actions.ts';
import { ticketLives } from './host-app.rules.ts';
import * as store from './host-app.store.ts';

/** Every try uses the ticket up, also one for another user than the ticket was issued for. */
export async function openSessionByTicket(context: Context<typeof tradeTicket>) {
  const { body, db, now } = context;
  const ticket = await store.takeTicket(db, hashOf(body.ticket));
  if (!ticket || ticket.expiresAt <= now || ticket.personId !== body.userId) return committedRefusal(wrongTicket);
  const person = await personToSignIn(db, ticket.personId);
  if (!person) return committedRefusal(wrongTicket);
  if (!person.verified) return committedRefusal(notVerified);
  return openSession(context, { person, method: 'host', scope: 'full' });
}

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

/** Issues a ticket for any user id, so that a partner cannot find out which ids exist. */
export async function issueTicket(db: Database, partnerId: string, userId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const person = await personToSignIn(db, userId);
  if (person) {
    await store.insertTicket(db, {
      ticketHash: hashOf(ticket),
      partnerId,
      personId: person.id,
      expiresAt: new Date(now.getTime() + ticketLives),
    });
  }
  return ticket;
}
