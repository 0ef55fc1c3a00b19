import { desc, type SQL } from 'drizzle-orm';
import { auditLine } from '../database/tables/audit.ts';
import type { staffDesk } from '../testing/staff-desk.ts';
import { gu, helena } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { fileCommands } from '../../staff/commands/file-commands.ts';
import { feedCommands } from '../../staff/commands/feed-commands.ts';
import { meetingCommands } from '../../staff/commands/meeting-commands.ts';
import { messageCommands } from '../../staff/commands/message-commands.ts';
import { newsCommands } from '../../staff/commands/news-commands.ts';
import { storeSecretCommands } from '../../staff/commands/store-secret-commands.ts';
import { versionCommands } from '../../staff/commands/version-commands.ts';

type Desk = Awaited<ReturnType<typeof staffDesk>>;

export type AuditCase = {
  command: string;
  args: () => string[];
  /** Prepares something that the command can change. */
  first?: () => Promise<unknown>;
  about: () => { kind: string; item: string };
  what: string;
  before: () => unknown;
  after: () => unknown;
};

/** The commands about the agenda, messages and the whole forum. */
export const contentCommands = [
  ...[...meetingCommands, ...feedCommands, ...messageCommands],
  ...[...storeSecretCommands, ...versionCommands],
];

/** The commands about news and files. */
export const newsAndFileCommands = [...fileCommands, ...newsCommands];

/** The tests use SQL of their own, so that the code that writes the lines is not its own judge. */
export async function rowsAt({ server }: Desk, query: SQL): Promise<object[]> {
  return ((await server.db.execute(query)) as { rows: object[] }).rows;
}

/** Runs the command: what it wrote, and what it should have. */
export async function linesOf(desk: Desk, { command, args, first, ...expected }: AuditCase) {
  const { server } = desk;
  await first?.();
  const lines = await server.db.$count(auditLine);
  const before = await expected.before();
  const { ok, text } = await desk.staff(command, ...args());
  if (!ok) throw new Error(text);
  const line = await newestLine(desk);
  const [after, about] = [await expected.after(), expected.about()];
  const says = { actor: 'staff on the server', at: testNow, ...about, what: expected.what, before, after };
  return {
    written: { lines: (await server.db.$count(auditLine)) - lines, line },
    expected: { lines: 1, line: { ...line, ...says } },
  };
}

async function newestLine({ server }: Desk) {
  const [line] = await server.db.select().from(auditLine).orderBy(desc(auditLine.number)).limit(1);
  const about = line && (await server.services.audit.linesAbout(server.db, line));
  const newest = about?.at(-1);
  if (!newest) throw new Error('nothing was written');
  return newest;
}

/** Which of these texts, and of what must never be in it, the log has, as it is stored and as it can be read. */
export async function inWholeLog({ server }: Desk, ...texts: string[]): Promise<string[]> {
  const lines = await server.db.select().from(auditLine);
  const read = await Promise.all(lines.map((line) => server.services.audit.linesAbout(server.db, line)));
  const all = JSON.stringify([lines, read]);
  const secrets = [gu, helena].flatMap(({ mobile, email, name, birthDate }) => [
    ...[mobile.slice(-8), email, name.en, name.zh, birthDate],
  ]);
  return [...texts, ...secrets, 'of Helena', 'key_sealed', 'token'].filter((text) => all.includes(text));
}
