import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { stoppedClock } from '../testing/stopped-clock.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { auditLine } from '../database/tables/audit.ts';
import { person } from '../database/tables/people.ts';
import { logFor } from '../log.ts';
import { gu, helena } from '../testing/signing-in.ts';
import { chainedLines, testAuditLog } from '../testing/test-audit-log.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { testNow } from '../testing/test-now.ts';
import { startAnchoring } from './hourly-anchors.ts';
import { erased, type NewAuditLine } from './audit-log.ts';

const operations = new URL('../../../../docs/operations.md', import.meta.url);

let database: OpenDatabase;
let folder = '';
let anchorFile = '';
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'forum-audit-'));
});
beforeEach(() => void (anchorFile = join(folder, crypto.randomUUID(), 'anchors.jsonl')));
afterEach(() => behindTheTriggers(sql`delete from audit_line`));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const log = () => testAuditLog([anchorFile]);
const moved = { at: testNow, actor: 'officer', kind: 'meeting', item: 'opening', what: 'move meeting' } as const;
const append = (line: Partial<NewAuditLine> = {}) =>
  database.db.transaction((db) => log().append(db, { ...moved, before: null, after: { hall: 'Hehe' }, ...line }));
async function appendAll(count: number) {
  for (let nth = 1; nth <= count; nth++) await append({ after: { nth } });
}
const anchor = () => log().anchor(database.db, testNow);
const anchored = () => ({ file: anchorFile, at: testNow.toISOString() });
const verify = (db: Database = database.db) => log().verify(db);
async function behindTheTriggers(...statements: ReturnType<typeof sql>[]) {
  await database.db.transaction(async (db) => {
    await db.execute(sql`alter table audit_line disable trigger user`);
    for (const statement of statements) await db.execute(statement);
    await db.execute(sql`alter table audit_line enable trigger user`);
  });
}

describe('the audit log', () => {
  test('is whole when nobody touched it, and says how many lines no anchor covers', async () => {
    expect(await verify()).toEqual({ lines: 0, anchors: 0, faults: [], uncovered: 0 });
    await appendAll(3);
    await anchor();
    await appendAll(2);
    expect(await verify()).toEqual({ lines: 5, anchors: 1, faults: [], uncovered: 2 });
    await anchor();
    expect(await verify()).toEqual({ lines: 5, anchors: 2, faults: [], uncovered: 0 });
  });

  test('is read in batches: one of 2,500 lines is whole, and a fault in its last batch is found', async () => {
    await database.db.insert(auditLine).values(chainedLines({ count: 2_500 }));
    expect(await verify()).toMatchObject({ lines: 2_500, faults: [] });
    await behindTheTriggers(sql`update audit_line set actor = 'another' where number = 2400`);
    expect((await verify()).faults).toEqual([{ kind: 'changed', line: 2_400, anchor: null }]);
  });

  test('numbers its lines without a gap when a write is rolled back, and when many write at once', async () => {
    await append();
    const undone = database.db.transaction(async (db) => {
      await log().append(db, { ...moved, before: null, after: null });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await Promise.all(Array.from({ length: 20 }, () => append()));
    expect(await verify()).toMatchObject({ lines: 21, faults: [] });
  });

  test.each(["update audit_line set actor = 'somebody else'", 'delete from audit_line', 'truncate audit_line'])(
    'refuses: %s',
    async (statement) => {
      await appendAll(2);
      await expect(database.db.execute(sql.raw(statement))).rejects.toThrow();
      expect(await verify()).toMatchObject({ lines: 2, faults: [] });
    },
  );

  test('tells what happened to one meeting or person, oldest first, and who acted for whom', async () => {
    await append({ what: 'move meeting' });
    await append({ item: 'closing' });
    await append({ kind: 'person', item: gu.id, what: 'void badge', before: { badges: ['a'] }, actingFor: helena.id });
    await append({ what: 'cancel meeting' });
    const about = async (kind: 'meeting' | 'person', item: string) =>
      (await log().linesAbout(database.db, { kind, item })).map(({ what, before, actingFor }) => ({
        ...{ what, before, actingFor },
      }));
    expect(await about('meeting', 'opening')).toEqual([
      { what: 'move meeting', before: null, actingFor: null },
      { what: 'cancel meeting', before: null, actingFor: null },
    ]);
    expect(await about('person', gu.id)).toEqual([
      { what: 'void badge', before: { badges: ['a'] }, actingFor: helena.id },
    ]);
  });
});

describe('what the log says of a person', () => {
  const corrected = { what: 'correct name', before: { name: 'Canary Before' }, after: { name: 'Canary After' } };
  const aboutGu = { kind: 'person', item: gu.id } as const;
  const valuesOf = async (about: Parameters<ReturnType<typeof log>['linesAbout']>[1]) =>
    (await log().linesAbout(database.db, about)).map(({ before, after }) => ({ before, after }));

  test('is sealed, in lines about them and in lines about something else', async () => {
    await append({ ...aboutGu, ...corrected });
    await append({ ...corrected, personId: gu.id });
    expect(JSON.stringify(await database.db.select().from(auditLine))).not.toContain('Canary');
    const open = { before: corrected.before, after: corrected.after };
    expect([await valuesOf(aboutGu), await valuesOf({ kind: 'meeting', item: 'opening' })]).toEqual([[open], [open]]);
  });

  test('is gone with their key, of them alone; the chain stays whole', async () => {
    await append({ ...aboutGu, ...corrected });
    await append({ kind: 'person', item: helena.id, ...corrected });
    await anchor();
    await database.db.transaction((db) => log().erasePerson(db, gu.id));
    expect(await valuesOf(aboutGu)).toEqual([{ before: erased, after: erased }]);
    expect(await valuesOf({ kind: 'person', item: helena.id })).toEqual([
      { before: corrected.before, after: corrected.after },
    ]);
    // What is said of them later has a key of its own, and brings nothing back.
    await append({ ...aboutGu, ...corrected });
    expect((await valuesOf(aboutGu)).map(({ before }) => before)).toEqual([erased, corrected.before]);
    expect(await verify()).toMatchObject({ lines: 3, faults: [] });
  });

  test('is gone when their row is deleted', async () => {
    const stranger = { ...(await database.db.select().from(person).where(eq(person.id, gu.id)))[0]!, id: 'stranger' };
    const unknown = { mobileFingerprint: null, emailFingerprint: null, badgeNumber: null };
    await database.db.insert(person).values({ ...stranger, ...unknown });
    await append({ kind: 'person', item: 'stranger', ...corrected });
    await database.db.delete(person).where(eq(person.id, 'stranger'));
    expect(await valuesOf({ kind: 'person', item: 'stranger' })).toEqual([{ before: erased, after: erased }]);
    expect((await verify()).faults).toEqual([]);
  });
});

describe('verifying names', () => {
  beforeEach(async () => {
    await appendAll(5);
    await anchor();
  });

  test.each([
    ["update audit_line set actor = 'another' where number = 2", { kind: 'changed', line: 2, anchor: null }],
    ["update audit_line set after = '{}' where number = 3", { kind: 'changed', line: 3, anchor: null }],
    [
      "update audit_line set at = at + interval '1 millisecond' where number = 1",
      { kind: 'changed', line: 1, anchor: null },
    ],
    ['delete from audit_line where number = 2', { kind: 'missing', line: 2, anchor: null }],
    ['delete from audit_line where number in (1, 4)', { kind: 'missing', line: 1, anchor: null }],
  ])('a line that was touched: %s', async (statement, fault) => {
    await behindTheTriggers(sql.raw(statement));
    expect((await verify()).faults).toEqual([fault]);
  });

  test('a cut tail, by the anchor that knows of it', async () => {
    await behindTheTriggers(sql`delete from audit_line where number > 3`);
    expect(await verify()).toMatchObject({ lines: 3, faults: [{ kind: 'cut', line: 4, anchor: anchored() }] });
  });

  test('lines of an older copy that was restored and written on', async () => {
    await behindTheTriggers(sql`delete from audit_line where number > 3`);
    await appendAll(4);
    expect(await verify()).toMatchObject({
      faults: [{ kind: 'not as anchored', line: 5, anchor: anchored() }],
    });
  });

  test('a line beside the numbering', async () => {
    await behindTheTriggers(sql`insert into audit_line
      select 0, at, actor, acting_for, kind, item, what, person_id, before, after, hash from audit_line where number = 1`);
    expect((await verify()).faults).toEqual([{ kind: 'surplus', line: 0, anchor: null }]);
  });

  test('an anchor that was altered or cut short, and goes on with the others', async () => {
    const kept = await readFile(anchorFile, 'utf8');
    await writeFile(anchorFile, `${kept}${kept.replace('"lines":5', '"lines":4')}\n{"at":"20`);
    await anchor();
    expect(await verify()).toMatchObject({
      anchors: 2,
      faults: [{ kind: 'unreadable anchor', line: 3, anchor: { file: anchorFile, at: null } }],
    });
  });
});

describe.skipIf(inject('template').kind === 'embedded')('with the role that the operator is told to make', () => {
  test.each([
    ["update audit_line set actor = 'somebody else'", 'permission denied'],
    ['delete from audit_line', 'permission denied'],
    ['truncate audit_line', 'permission denied'],
    ['alter table audit_line disable trigger user', 'must be owner'],
  ])('the server can append and read, and is refused: %s', async (statement, why) => {
    const [, told] = /```sql\n(CREATE ROLE forum_audit.*?)```/s.exec(await readFile(operations, 'utf8'))!;
    const undone = database.db.transaction(async (db) => {
      await db.execute(sql`create role server`);
      await db.execute(sql`alter table audit_line owner to server`);
      await db.execute(sql.raw(told!.replaceAll(/\bforum\b/g, 'server')));
      await db.execute(sql`set local role server`);
      await log().append(db, { ...moved, before: null, after: null });
      expect(await verify(db)).toMatchObject({ lines: 1, faults: [] });
      await db.execute(sql.raw(statement));
    });
    await expect(undone).rejects.toMatchObject({ cause: { message: expect.stringContaining(why) as unknown } });
  });
});

test('an anchor is kept when the server starts, every hour, and when it stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const parts = { audit: log(), db: database.db, clock: stoppedClock(testNow), log: logFor({ logLevel: 'silent' }) };
  const stop = await startAnchoring(parts);
  await appendAll(2);
  expect(await verify()).toMatchObject({ anchors: 1, uncovered: 2 });
  vi.advanceTimersByTime(60 * 60 * 1000);
  await vi.waitFor(async () => expect(await verify()).toMatchObject({ anchors: 2, uncovered: 0 }), 10_000);
  await appendAll(1);
  await stop();
  vi.useRealTimers();
  expect(await verify()).toMatchObject({ anchors: 3, uncovered: 0 });
});

test('an anchor goes to every file that can be written; one that cannot is named', async () => {
  const blocked = join(folder, 'a file', 'anchors.jsonl');
  await writeFile(join(folder, 'a file'), '');
  const anchoring = testAuditLog([blocked, anchorFile]).anchor(database.db, testNow);
  await expect(anchoring).rejects.toThrow(blocked);
  expect(await verify()).toMatchObject({ anchors: 1, faults: [] });
});
