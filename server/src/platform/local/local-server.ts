import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { notAllowed } from 'contract/refusals/wire';
import { isConsoleCall } from 'contract/wire/call';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Bind } from '../http/binding.ts';
import { languageOf } from '../http/request-language.ts';
import { refusalAnswer } from '../http/failures/refusal-answer.ts';
import { largestLocalBody } from '../http/limits/request-limits.ts';
import { httpServer } from '../http/server.ts';
import type { DemoOutbox } from '../providers/demo-outbox.ts';
import { cameThroughAPage } from './came-through-a-page.ts';
import { outboxPage, outboxPolicy, refreshSeconds } from './outbox-page.ts';

type LocalServerDeps = {
  configuration: Pick<Configuration, 'mode'>;
  clock: Clock;
  log: Logger;
  outbox: DemoOutbox | undefined;
};

/** The local server always listens here, because it must not be reachable from other machines. */
export const localHost = '127.0.0.1';

/** The server for users of the machine itself, with the outbox in demo mode. It must listen on `localHost`. */
export function localServer({ configuration, clock, log, outbox }: LocalServerDeps): FastifyInstance {
  const server = httpServer({ configuration: { trustedProxies: [] }, clock, log, bodyLimit: largestLocalBody });
  server.addHook('onRequest', async (request, reply) => {
    if (!cameThroughAPage(request)) return undefined;
    return reply.status(403).send(refusalAnswer(languageOf(request.headers), notAllowed));
  });
  if (outbox && configuration.mode === 'demo') serveOutbox(server, outbox);
  return server;
}

/** This server answers the calls of the secretariat and none of the phones' calls. */
export function consoleCallsOnly(bind: Bind): Bind {
  return (call, action) => {
    if (isConsoleCall(call)) bind(call, action);
  };
}

function serveOutbox(server: FastifyInstance, outbox: DemoOutbox) {
  server.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('refresh', refreshSeconds)
      .header('cache-control', 'no-store')
      .header('content-security-policy', outboxPolicy)
      .send(outboxPage(outbox)),
  );
  server.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: outbox.messages(), characters: outbox.characters() }),
  );
}
