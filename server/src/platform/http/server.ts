import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { answerFailures } from './answer-failures.ts';
import { readBodies } from './read-body.ts';
import { endStalled } from './stalled-requests.ts';
import { commonHeaders } from './send-answer.ts';

/** The limits of every request. They leave room for a phone in a crowded network, but no more. */
const limits = {
  bodyLimit: 256 * 1024,
  /** The whole request must arrive in this time, so that a slow sender does not hold a connection for long. */
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
} as const;
const longestParameter = 200;
const largestHeaders = 16 * 1024;

type HttpServerDeps = { configuration: Pick<Configuration, 'trustedProxies'>; clock: Clock; log: Logger };

/** An HTTP server with the settings and headers of every answer, but no routes yet. */
export function httpServer({ configuration, clock, log }: HttpServerDeps): FastifyInstance {
  const server = fastify({
    ...limits,
    http: { maxHeaderSize: largestHeaders },
    // The request id is our own, because one from outside could bring anything into the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: longestParameter },
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  endStalled(server);
  readBodies(server);
  answerFailures(server, log);
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Pictures and downloads set a stricter policy themselves.
    const own = reply.getHeaders();
    const headers = commonHeaders(request, clock.now());
    for (let at = 0; at < headers.length; at += 2) {
      const [name = '', value] = headers.slice(at, at + 2);
      if (!(name in own)) reply.header(name, value);
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  if (log.isLevelEnabled('info')) logAnswers(server, log);
  return server;
}

/** The hook is added only if its lines are logged, because it costs nearly as much as checking a signature. */
function logAnswers(server: FastifyInstance, log: Logger) {
  server.addHook('onResponse', (request, reply, done) => {
    // The route is logged instead of the address, because queries and the paths of notices can contain secrets.
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    log.info({ reqId: request.id, method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
}
