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
