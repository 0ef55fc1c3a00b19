import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { chainedLines } from '../../platform/testing/test-audit-log.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let folder = '';
let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-audit-'));
  server = await testServer({ environment: { FORUM_DATA_DIR: folder } });
  desk = await staffAt(server);
  const lines = chainedLines({ count: 12 });
  await server.db.insert(auditLine).values(lines.slice(0, 10));
  await server.services.audit.anchor(server.db, testNow);
  await server.db.insert(auditLine).values(lines.slice(10));
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
  await rm(folder, { recursive: true });
});

const checked = (lines: number, uncovered: number) =>
  `Lines checked: ${lines}\nAnchors compared: 1\nLines younger than the newest anchor: ${uncovered} (if they were cut off, it would not show)`;

test('the command says that the log is complete, and how many lines no anchor covers', async () => {
  const lines = await server.db.$count(auditLine);
  expect(await desk.staff('verify-audit')).toEqual({ ok: true, text: `The audit log is whole.\n${checked(12, 2)}` });
  // A read changes nothing, so it writes no audit line.
  expect(await server.db.$count(auditLine)).toBe(lines);
});

test('the command fails on a log that was changed, and names the first fault of each kind', async () => {
  for (const statement of [
    sql`alter table audit_line disable trigger user`,
    sql`update audit_line set actor = 'somebody else' where number in (3, 5)`,
    sql`delete from audit_line where number = 7 or number > 8`,
  ])
    await server.db.execute(statement);
  const file = join(folder, 'audit-anchors.jsonl');
  expect(await desk.staff('verify-audit')).toEqual({
    ok: false,
    text: [
      'The audit log is NOT whole. The first fault of each kind:',
      '  Line 3 is not as it was written.',
      '  Line 7 is missing.',
      `  Line 9 and those after it are gone: ${file} knew of more at ${testNow.toISOString()}.`,
      checked(8, 0),
    ].join('\n'),
  });
});
