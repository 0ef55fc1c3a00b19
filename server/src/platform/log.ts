import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Configuration } from './configuration.ts';

// A closed log output must not stop the server.
process.stdout.on('error', () => {});

/**
 * The process's own output, which is written at once. With pino's writer in the process every answer costs a tenth more,
 * whether it logs or not (bench/api.ts).
 */
const output = { write: (line: string) => void process.stdout.write(line) };

/** Writes JSON lines with a request id. Bodies, headers and queries are never logged, because they can be personal. */
export function logFor({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      serializers: { req: ({ id }: { id: unknown }) => ({ id }), res: () => undefined },
    },
    output,
  );
}

/** Returns nothing if the lines are not logged, because a line costs nearly as much as checking a signature. */
export function answerLog(log: Logger) {
  if (!log.isLevelEnabled('info')) return undefined;
  return (answered: { reqId: string; method: string; route: string; status: number; ms: number }) =>
    log.info({ ...answered, ms: Math.round(answered.ms) }, 'answered');
}

/** `earlierMs` is the time before fastify got the request. */
export function logAnswers(server: FastifyInstance, log: Logger, earlierMs: (request: IncomingMessage) => number) {
  const logAnswer = answerLog(log);
  if (!logAnswer) return;
  server.addHook('onResponse', (request, reply, done) => {
    // The route is logged instead of the address, because queries and the paths of notices can contain secrets.
    const route = request.routeOptions.url ?? 'unknown';
    const ms = earlierMs(request.raw) + reply.elapsedTime;
    logAnswer({ reqId: request.id, method: request.method, route, status: reply.statusCode, ms });
    done();
  });
}
