import { sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { steps } from './signing-in.ts';
import { testNow } from './test-now.ts';
import { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** The server for a file of tests about signing in. Each of them begins as if nobody had tried anything. */
export async function signInServer(...options: Parameters<typeof testServer>) {
  const server = await testServer(...options);
  afterAll(() => server.stop());
  beforeEach(() => asIfNobodyHadTried(server));
  return { server, go: steps(server), later: (seconds: number) => secondsLater(server, seconds) };
}

// A notice refers to its session, so it goes first.
const tried = [
  ...['sign_in_notice', 'session', 'sign_in_flow', 'code_request'],
  ...['sign_in_failure', 'failed_verification', 'known_device'],
];

async function asIfNobodyHadTried(server: Server) {
  server.clock.set(testNow);
  server.messages.length = 0;
  server.alarms.length = 0;
  for (const table of tried) await server.db.execute(sql.raw(`delete from ${table}`));
  await server.db.execute(sql`update badge set voided_at = null where voided_at is not null`);
}

export function secondsLater({ clock }: Server, seconds: number) {
  clock.set(new Date(clock.now().getTime() + seconds * 1000));
}

export function anotherCode(code: string): string {
  return code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
}
