import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';

/** /healthz says that the process lives, /readyz that its database answers, too. */
export function serveHealth(server: FastifyInstance, { ping }: Pick<OpenDatabase, 'ping'>) {
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await ping();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
}
