import type { FastifyInstance } from 'fastify';
import * as console from 'contract/calls/console/partner-keys';
import * as calls from 'contract/calls/phone/host-app';
import { notAllowed } from 'contract/refusals/wire';
import { PartnerHeaders } from 'contract/wire/partner-call';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { nothingRead, type ReadBody } from '../../platform/http/body/read-body.ts';
import { validBody } from '../../platform/http/body/validate-body.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { WritingServices } from '../../platform/services.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { isPartner, issueTicket } from './host-app-issue-ticket.actions.ts';
import * as staff from './host-app-staff.actions.ts';
import { claimByTicket, openSessionByClaim, openSessionByTicket } from './host-app-entry.actions.ts';
import { ticketLives } from './host-app-ticket-times.rules.ts';

export function hostAppRoutes(bind: Bind) {
  bind(calls.tradeTicket, openSessionByTicket);
  bind(calls.claimTicket, claimByTicket);
  bind(calls.tradeClaim, openSessionByClaim);
  bind(console.issuePartnerKey, staff.issuePartnerKey);
  bind(console.revokePartnerKey, staff.revokePartnerKey);
  bind(console.linkToPartner, staff.linkToPartner);
  bind(console.unlinkFromPartner, staff.unlinkFromPartner);
  bind(console.getPartnerLinks, staff.showPartnerLinks);
}

type PartnerRoutesDeps = { db: Database; services: WritingServices; clock: Clock };

/** A partner's server calls this, so its own signature replaces the envelope of a phone. */
export function partnerRoutes(server: FastifyInstance, { db, services, clock }: PartnerRoutesDeps) {
  const { path } = calls.issueTicket;
  server.post(path, async (request) => {
    const { data: headers } = PartnerHeaders.safeParse(request.headers);
    if (!headers) refuse(notAllowed);
    const read = (request.body ?? nothingRead) as ReadBody;
    const {
      'partner-id': partnerId,
      'partner-signature': signature,
      'partner-stamp': stamp,
      'partner-nonce': nonce,
    } = headers;
    const now = clock.now();
    const signed = { partnerId, signature, request: { method: 'POST', path, body: read.text, stamp, nonce } };
    const author = { actor: `partner ${partnerId}` };
    return inWrite({ db, now, services, author }, async (write) => {
      if (!(await isPartner(write.db, services.sealing, signed, now))) refuse(notAllowed);
      const { userId } = validBody(calls.issueTicket, read, languageOf(request.headers));
      const ticket = await issueTicket(write.db, partnerId, userId, now);
      return { code: 0, msg: '', obj: calls.issueTicket.answer.parse({ ticket, expiresIn: ticketLives / 1000 }) };
    });
  });
}
