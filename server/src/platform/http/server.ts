import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { serverTimeHeader } from 'contract/wire/envelope';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { answerFailures } from './failures.ts';
import { readBodies } from './reading.ts';
import { securityHeaders } from './security-headers.ts';

/** Limits on every request: what a phone at a venue needs, with room, and no more. */
const limits = {
  bodyLimit: 256 * 1024,
  /** The whole request must have arrived: a slow sender does not hold a connection for long. */
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
} as const;
const longestParameter = 200;
const largestHeaders = 16 * 1024;

type Parts = { configuration: Pick<Configuration, 'trustedProxies'>; clock: Clock; log: FastifyBaseLogger };

/** An HTTP server with everything that holds for each answer, and no answer yet. */
export async function httpServer({ configuration, clock, log }: Parts): Promise<FastifyInstance> {
  const server = fastify({
    ...limits,
    http: { maxHeaderSize: largestHeaders },
    loggerInstance: log,
    // A request id of our own: one from outside could carry anything into the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: longestParameter },
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  await server.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  readBodies(server);
  answerFailures(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    reply.header('x-request-id', request.id);
    reply.header(serverTimeHeader, clock.now().getTime());
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route, not the address: a query may hold a ticket, and the path of a notice is one.
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
  return server;
}
