import { pino, type Logger } from 'pino';
import type { Configuration } from './configuration.ts';

// Nobody reads the log any more: no reason to stop.
process.stdout.on('error', () => {});

/**
 * The process's own output, which is written at once. With pino's writer in the process every answer costs a tenth more,
 * whether it logs or not (bench/api.ts).
 */
const output = { write: (line: string) => void process.stdout.write(line) };

/** JSON lines with a request id and no personal data: bodies, headers and queries are never logged. */
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
