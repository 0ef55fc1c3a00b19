import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { logAnswers } from '../log.ts';
import { pageStyle, stylePath } from '../pages/plain-page.ts';
import { answerFailures } from './failures/answer-failures.ts';
import { answerParserFailure } from './failures/answer-parser-failures.ts';
import { readBodies } from './body/read-body.ts';
import { idleKept, largestBody, largestHeaders, requestTimes } from './limits/request-limits.ts';
import { endStalled } from './limits/stalled-requests.ts';
import { msPastFastify, requestIdOf } from './reads-past-fastify.ts';
import { commonHeaders } from './send-answer.ts';
import { serveStyle } from './public/tagged-body.ts';
import { readableAddress } from './web-addresses.ts';

type HttpServerDeps = {
  configuration: Pick<Configuration, 'trustedProxies'>;
  clock: Clock;
  log: Logger;
  times?: ReturnType<typeof requestTimes>;
  bodyLimit?: number;
};

/** An HTTP server with the settings and headers of every answer, but no routes yet. */
export function httpServer({
  configuration,
  clock,
  log,
  times = requestTimes(),
  bodyLimit = largestBody,
}: HttpServerDeps): FastifyInstance {
  const server = fastify({
    bodyLimit,
    keepAliveTimeout: idleKept,
    requestTimeout: times.requestTimeout,
    // The envelope and the router do not look at the host, so a request without one gets an ordinary answer.
    http: { ...times.http, maxHeaderSize: largestHeaders, requireHostHeader: false },
    clientErrorHandler: answerParserFailure,
    rewriteUrl: readableAddress,
    // The request id is our own, because one from outside could bring anything into the log.
    genReqId: requestIdOf,
    requestIdHeader: false,
    // Routes check the form of their parameters themselves; the router would answer a long one by itself.
    routerOptions: { maxParamLength: largestHeaders },
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    // Calls that arrive on open connections while the server stops are answered like any others.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  endStalled(server);
  // Node would refuse an unknown "Expect" header by itself.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
  readBodies(server);
  answerFailures(server, log);
  serveStyle(server, stylePath, pageStyle);
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Pictures and downloads set a stricter policy themselves.
    const own = reply.getHeaders();
    const headers = commonHeaders(request, clock.now());
    for (let at = 0; at < headers.length; at += 2) {
      const [name = '', value] = headers.slice(at, at + 2);
      if (!(name in own)) reply.header(name, value);
    }
    // No answer of a call is kept; what describes the calls says itself that it may be.
    if (request.url.startsWith('/api/') && !('cache-control' in own)) reply.header('cache-control', 'no-store');
    done();
  });
  logAnswers(server, log, msPastFastify);
  return server;
}
