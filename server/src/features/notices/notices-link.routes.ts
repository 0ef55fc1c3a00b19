import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { serveStyle } from '../../platform/http/public/tagged-body.ts';
import type { WritingServices } from '../../platform/services.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { disownSignIn, pageOfLink } from './notices-link.actions.ts';
import { noticePage, noticeStyle, type NoticePage } from './notices-link.words.ts';

type NoticeLinkDeps = { db: Database; clock: Clock; services: WritingServices };

const token = /^[0-9a-f]{32}$/;

/** The page behind the link of a notice. Opening it changes nothing, because mail scanners open links. */
export function noticeLinkRoutes(server: FastifyInstance, { db, clock, services }: NoticeLinkDeps) {
  type Forum = Awaited<ReturnType<typeof currentForum>>;
  const send = (reply: FastifyReply, shown: NoticePage, forum: Forum) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(noticePage(shown, forum));
  serveStyle(server, '/notice.css', noticeStyle);
  server.get<{ Params: { token: string } }>('/notice/:token', async ({ params }, reply) => {
    const forum = await currentForum(db);
    return send(reply, token.test(params.token) ? await pageOfLink(db, params.token, clock.now()) : 'over', forum);
  });
  server.post<{ Params: { token: string } }>('/notice/:token', async ({ params }, reply) => {
    // It is read first, because afterwards nothing may fail that would hide from the reader what was done.
    const forum = await currentForum(db);
    if (!token.test(params.token)) return send(reply, 'over', forum);
    const now = clock.now();
    const shown = await inWrite({ db, now, services, author: { actor: 'notice' } }, (write) =>
      disownSignIn({ ...write, services, token: params.token, now }),
    );
    return send(reply, shown, forum);
  });
}
