import type { FastifyInstance } from 'fastify';
import { sendTagged, taggedBody } from './tagged-body.ts';
import { appBase } from '../web-addresses.ts';

/**
 * Chat apps fetch shared pages and what they show. Nothing else is for search engines, which find the app's pages, ask,
 * and are told by them that they are not to be listed.
 */
const robots = `User-agent: *
Allow: /share
Allow: /media/
Allow: ${appBase}/
Disallow: /
`;

/** The addresses at the root of every site that programs ask for without having been told of them. */
export function serveRootFiles(server: FastifyInstance) {
  const body = taggedBody(robots);
  server.get('/robots.txt', (request, reply) =>
    sendTagged(request, reply, body, { type: 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  );
  server.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').redirect(`${appBase}/icon-192.png`, 302),
  );
}
