import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationFrom } from '../configuration.ts';
import type { OpenDatabase } from '../database/database.ts';
import { testAuditLog } from '../testing/test-audit-log.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { testNow } from '../testing/test-now.ts';
import { mustBeOwnSecrets } from './own-secrets.ts';

const { storeSecret, auditSecret } = configurationFrom({});
const own = { storeSecret, otherStoreSecrets: [] as string[], auditSecret };
const another = 'a secret that never had to do with this database';
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  for (const what of ['one', 'two'])
    await database.db.transaction((db) =>
      testAuditLog().append(db, {
        ...{ at: testNow, actor: 'officer', kind: 'meeting', item: 'opening', what, before: null, after: null },
      }),
    );
});
afterAll(() => database.close());
const start = (secrets: Partial<typeof own> = {}) => mustBeOwnSecrets(database.db, { ...own, ...secrets });

test('the secrets of a database start it, also while the store secret is being changed', async () => {
  await expect(start()).resolves.toBeUndefined();
  await expect(start({ storeSecret: another, otherStoreSecrets: [storeSecret] })).resolves.toBeUndefined();
});

test('a secret that did not seal what is in the database stops the start with a sentence for each', async () => {
  await expect(start({ storeSecret: another })).rejects.toThrow('FORUM_STORE_SECRET: this secret did not seal');
  await expect(start({ auditSecret: another })).rejects.toThrow('FORUM_AUDIT_SECRET: this secret did not chain');
  await expect(start({ storeSecret: another, auditSecret: another })).rejects.toThrow(/STORE_SECRET.*\n.*AUDIT_SECRET/);
});

test('one damaged value, or one line that was changed, stops nothing', async () => {
  const undone = database.db.transaction(async (db) => {
    await db.execute(sql`update person set mobile_sealed = 'x' where id = (select min(id) from person)`);
    await db.execute(sql`alter table audit_line disable trigger user`);
    await db.execute(sql`update audit_line set actor = 'another' where number = 2`);
    await mustBeOwnSecrets(db, own);
    db.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
});

test('an empty database takes any secret', async () => {
  const undone = database.db.transaction(async (db) => {
    await db.execute(sql`alter table audit_line disable trigger user`);
    await db.execute(sql`truncate person, audit_line cascade`);
    await mustBeOwnSecrets(db, { ...own, storeSecret: another, auditSecret: another });
    db.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
});
