import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/calls/host-app';
import { notAllowed, unreadableBody } from 'contract/refusals';
import { Id } from 'contract/wire/values';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Bind } from '../../platform/http/binding.ts';
import type { ReadBody } from '../../platform/http/reading.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { enterByTicket, isPartner, issueTicket } from './host-app.actions.ts';
import { ticketLives } from './host-app.rules.ts';

export function hostAppRoutes(bind: Bind) {
  bind(calls.tradeTicket, enterByTicket);
}

const path = '/api/hostApp/issueTicket';
const Headers = z.object({
  'partner-id': Id,
  'partner-stamp': z.string().regex(/^\d{1,12}$/),
  'partner-nonce': z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  'partner-signature': z.string().regex(/^[0-9a-f]{64}$/),
});
const Body = z.strictObject({ userId: z.string().max(64) });

/** Server to server: no phone is involved, so the partner's own signature stands in for the envelope. */
export function partnerRoutes(
  server: FastifyInstance,
  { db, sealing, clock }: { db: Database; sealing: Sealing; clock: Clock },
) {
  server.post(path, async (request) => {
    const headers = Headers.safeParse(request.headers);
    const read = request.body as ReadBody | undefined;
    const body = Body.safeParse(read?.fields);
    if (!headers.success) refuse(notAllowed);
    const now = clock.now();
    const {
      'partner-id': partnerId,
      'partner-signature': signature,
      'partner-stamp': stamp,
      'partner-nonce': nonce,
    } = headers.data;
    const signed = { partnerId, signature, request: { method: 'POST', path, body: read?.text ?? '', stamp, nonce } };
    return db.transaction(async (transaction) => {
      if (!(await isPartner(transaction, sealing, signed, now))) refuse(notAllowed);
      if (!body.success) refuse(unreadableBody);
      const ticket = await issueTicket(transaction, partnerId, body.data.userId, now);
      return { code: 0, msg: '', obj: { ticket, expiresIn: ticketLives / 1000 } };
    });
  });
}
