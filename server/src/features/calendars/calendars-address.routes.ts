import type { FastifyInstance } from 'fastify';
import { tooOften } from 'contract/refusals/wire';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusalAnswer } from '../../platform/http/failures/refusal-answer.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { sendTagged } from '../../platform/http/public/tagged-body.ts';
import type { Services } from '../../platform/services.ts';
import { calendarsAtAddresses } from './calendars-address.actions.ts';

type AddressDeps = { db: Database; clock: Clock; services: Services };

const form = /^([A-Za-z0-9_-]{43})\.ics$/;

/** The private address of a timeline. An unknown, a revoked and an ended one are answered like any unknown address. */
export function calendarAddressRoutes(server: FastifyInstance, { db, clock, services }: AddressDeps) {
  const calendarAt = calendarsAtAddresses();
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = form.exec(request.params.file)?.[1];
    const answer = token && (await calendarAt({ db, services, now: clock.now() }, token));
    if (!answer) return reply.callNotFound();
    if ('retryAfter' in answer)
      return reply
        .status(429)
        .header('retry-after', answer.retryAfter)
        .send(refusalAnswer(languageOf(request.headers), tooOften, answer));
    // The calendar that fetches it may keep it, which is what it is for; caches on the way may not.
    return sendTagged(request, reply, answer, {
      type: 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
  });
}
