import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import type { DemoOutbox } from '../providers/demo.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';
import type { StaffCommand } from './staff-command.ts';
import { keepStaffKey } from './staff-key.ts';
import { serveStaffCommands } from './staff-routes.ts';

type Parts = {
  configuration: Pick<Configuration, 'mode' | 'dataDir'>;
  db: Database;
  clock: Clock;
  audit: AuditLog;
  log: FastifyBaseLogger;
  outbox: DemoOutbox | undefined;
  commands: readonly StaffCommand[];
  afterwards?: () => Promise<void>;
};

/** Always this address: nothing here is for anybody beyond the machine. */
export const localHost = '127.0.0.1';
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
// A command and its few arguments.
const bodyLimit = 16 * 1024;
const refreshSeconds = 3;

/** Staff commands, and in demo mode the outbox. Give it `localHost` and the configured port to listen on. */
export async function localServer({
  configuration,
  db,
  clock,
  audit,
  log,
  outbox,
  commands,
  afterwards = async () => {},
}: Parts): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    forceCloseConnections: 'idle',
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (cameThroughAPage(request)) return reply.status(403).send({ ok: false, text: 'Not from here.' });
    return undefined;
  });
  server.setNotFoundHandler((_request, reply) => reply.status(404).send({ ok: false, text: 'There is nothing here.' }));
  server.setErrorHandler<FastifyError>((failure, request, reply) => {
    const status = failure.statusCode && failure.statusCode < 500 ? failure.statusCode : 500;
    // The name alone: a failed statement quotes its parameters.
    if (status === 500) request.log.error({ failure: failure.name }, 'failed');
    return reply
      .status(status)
      .send({ ok: false, text: status === 500 ? 'It failed; nothing was changed.' : 'This cannot be read.' });
  });
  const key = await keepStaffKey(configuration.dataDir);
  serveStaffCommands(server, { db, clock, audit, commands, key, afterwards });
  if (outbox && configuration.mode === 'demo') serveOutbox(server, outbox);
  return server;
}

/** A web page that a browser here has open could send these; by a name of its own (DNS rebinding) or by its origin. */
function cameThroughAPage({ headers }: FastifyRequest) {
  return !loopbackHost.test(headers.host ?? '') || headers.origin !== undefined;
}

function serveOutbox(server: FastifyInstance, outbox: DemoOutbox) {
  server.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('refresh', refreshSeconds)
      .header('content-security-policy', outboxPolicy)
      .send(outboxPage(outbox)),
  );
  server.get('/outbox.json', async () => ({ messages: outbox.messages(), characters: outbox.characters() }));
}
