import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WritingServices } from '../../platform/services.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { disownSignIn, isOpenLink } from './notices-link.actions.ts';
import { noticePage, noticeStyle } from './notices-link.words.ts';

type NoticeLinkDeps = { db: Database; clock: Clock; services: WritingServices };

const token = /^[0-9a-f]{32}$/;

/** The page behind the link of a badge notice. Opening it changes nothing, because mail scanners open links. */
export function noticeLinkRoutes(server: FastifyInstance, { db, clock, services }: NoticeLinkDeps) {
  server.get('/notice.css', (_request, reply) => reply.type('text/css').send(noticeStyle));
  server.get<{ Params: { token: string } }>('/notice/:token', async ({ params }, reply) => {
    const open = token.test(params.token) && (await isOpenLink(db, params.token, clock.now()));
    return page(reply, open ? 'ask' : 'over');
  });
  server.post<{ Params: { token: string } }>('/notice/:token', async ({ params }, reply) => {
    const now = clock.now();
    const ended =
      token.test(params.token) &&
      (await inWrite({ db, now, services, author: { actor: 'notice' } }, (write) =>
        disownSignIn({ ...write, services, token: params.token, now }),
      ));
    return page(reply, ended ? 'done' : 'over');
  });
}

function page(reply: FastifyReply, state: 'ask' | 'done' | 'over') {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(noticePage(state));
}
