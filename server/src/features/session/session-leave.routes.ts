import type { FastifyInstance } from 'fastify';
import { leavePath } from 'contract/wire/media';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { leaveSession } from './session-leave.actions.ts';
import { isFromOwnPage } from './session.rules.ts';

type LeaveDeps = { db: Database; clock: Clock; services: Services };

/**
 * A phone that logged out without a network has forgotten its token, but no script can remove its cookie for media.
 * The cookie itself says which session was left.
 */
export function leaveRoute(server: FastifyInstance, { db, clock, services }: LeaveDeps) {
  server.post(leavePath, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOwnPage(headers, services.settings.publicUrl)) return reply.status(403).send();
    const sessionId = services.mediaCookies.sessionIn(headers.cookie);
    const done = sessionId === undefined ? 'left' : await leaveSession({ db, services, now: clock.now() }, sessionId);
    // It may have been left within its first minute, so the phone is told to ask again.
    if (done === 'just begun') return reply.status(202).send();
    // A browser without a cookie may be given one by a login at this moment.
    if (done === 'left' && headers.cookie) reply.header('set-cookie', services.mediaCookies.none);
    return reply.status(204).send();
  });
}
