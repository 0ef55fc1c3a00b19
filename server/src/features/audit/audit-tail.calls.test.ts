import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { endSessions } from 'contract/calls/console/people';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { gu, helena } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { inWrite } from '../../platform/writes/write.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  server = await testServer();
  desk = await staffAt(server);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

const verify = () => server.services.audit.verify(server.db);
/** What is said of the log while its newest line is missing. */
async function faultsWithoutTail() {
  const [newest] = await server.db.select().from(auditLine).orderBy(desc(auditLine.number)).limit(1);
  await server.db.execute(sql`alter table audit_line disable trigger user`);
  await server.db.delete(auditLine).where(eq(auditLine.number, newest!.number));
  const { faults } = await verify();
  await server.db.insert(auditLine).values(newest!);
  await server.db.execute(sql`alter table audit_line enable trigger user`);
  return faults;
}

test('an act of the Secretariat is anchored before it is answered, so that its line cannot be cut unnoticed', async () => {
  await desk.ask(endSessions, { personId: helena.id });
  const { lines, anchors, faults, uncovered } = await verify();
  expect({ anchors, faults, uncovered }).toEqual({ anchors: 1, faults: [], uncovered: 0 });
  const file = join(server.configuration.dataDir, 'audit-anchors.jsonl');
  expect(await faultsWithoutTail()).toEqual([
    { kind: 'cut', line: lines, anchor: { file, at: testNow.toISOString() } },
  ]);
});

test('where the log ends is noted outside the database after each write, so that a cut tail is named at once', async () => {
  for (const author of [{ actor: `person ${gu.id}` }, { actor: `person ${helena.id}` }])
    await inWrite({ db: server.db, now: testNow, services: server.services, author }, ({ changed }) =>
      changed({ kind: 'person', item: gu.id, what: 'change mode', before: null, after: null }),
    );
  await vi.waitFor(async () => expect(await headLines()).toBe((await verify()).lines), 10_000);
  const { lines } = await verify();
  const file = join(server.configuration.dataDir, 'audit-head.json');
  expect(await faultsWithoutTail()).toEqual([
    { kind: 'cut', line: lines, anchor: { file, at: testNow.toISOString() } },
  ]);
});

async function headLines(): Promise<number> {
  const text = await readFile(join(server.configuration.dataDir, 'audit-head.json'), 'utf8');
  return (JSON.parse(text) as { lines: number }).lines;
}
