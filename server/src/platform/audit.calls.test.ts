import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAuditLine, firstBrokenAuditLine } from './audit.store.ts';
import type { OpenDatabase } from './database/database.ts';
import { testDatabase } from './testing/test-database.ts';
import { testNow } from './testing/test-now.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  for (const hall of ['Hehe', 'Qingyun', 'Mudan']) {
    await database.db.transaction((db) =>
      appendAuditLine(db, { at: testNow, actor: 'officer', what: 'moved a meeting', before: null, after: { hall } }),
    );
  }
});
afterAll(() => database.close());

test('an untouched audit log is whole', async () => {
  expect(await firstBrokenAuditLine(database.db)).toBe(undefined);
});

test.each(["update audit_line set actor = 'somebody else'", 'delete from audit_line', 'truncate audit_line'])(
  'the audit log refuses: %s',
  async (statement) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await firstBrokenAuditLine(database.db)).toBe(undefined);
  },
);

test.each([
  ["update audit_line set actor = 'somebody else' where number = 2", 2],
  [`update audit_line set after = '{"hall":"Hehe"}' where number = 3`, 3],
  ["update audit_line set at = at + interval '1 second' where number = 1", 1],
  ['delete from audit_line where number = 2', 3],
  ['delete from audit_line where number = 1', 2],
])('a line changed behind the triggers is named: %s', async (statement, number) => {
  const undone = database.db.transaction(async (db) => {
    await db.execute(sql`alter table audit_line disable trigger user`);
    await db.execute(sql.raw(statement));
    expect(await firstBrokenAuditLine(db)).toBe(number);
    return db.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
});
