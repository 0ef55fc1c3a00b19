import { sql } from 'drizzle-orm';
import { testNow } from './test-now.ts';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

const tried = ['session', 'sign_in_flow', 'code_request', 'sign_in_failure', 'failed_verification', 'known_device'];

/** Each test of signing in begins as if nobody had tried anything. */
export async function asIfNobodyHadTried(server: Server) {
  server.clock.set(testNow);
  server.messages.length = 0;
  server.alarms.length = 0;
  for (const table of tried) await server.db.execute(sql.raw(`delete from ${table}`));
}

export function secondsLater({ clock }: Server, seconds: number) {
  clock.set(new Date(clock.now().getTime() + seconds * 1000));
}

export function anotherCode(code: string): string {
  return code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
}
