import { pino, type Logger } from 'pino';
import type { Configuration } from './configuration.ts';

/** JSON lines with a request id and no personal data: bodies, headers and queries are never logged. */
export function logFor({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    serializers: { req: ({ id }: { id: unknown }) => ({ id }), res: () => undefined },
  });
}
