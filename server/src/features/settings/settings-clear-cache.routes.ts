import type { FastifyInstance } from 'fastify';
import { clearPath } from 'contract/wire/media';
import { isFromOwnPage } from '../session/session.rules.ts';

/** No script can empty the browser's own cache; only an answer can. Another site may not make anybody's phone do it. */
export function clearCacheRoute(server: FastifyInstance, publicUrl: string) {
  server.post(clearPath, ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOwnPage(headers, publicUrl)) return reply.status(403).send();
    return reply.status(204).header('clear-site-data', '"cache"').send();
  });
}
