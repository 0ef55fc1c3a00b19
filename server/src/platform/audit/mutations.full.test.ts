import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../long/measuring.testing.ts';
import type { OpenDatabase } from '../database/database.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { tryMutations } from './tampering.testing.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('1,000 changes of anchored lines by SQL are all found (target 30)', async () => {
  const { found, unseen } = await tryMutations(database.db, 1_000);
  for (const [kind, number] of found) figure(`audit mutations found: ${kind}`, number);
  expect(unseen).toEqual([]);
  expect([...found.values()].reduce((sum, number) => sum + number)).toBe(1_000);
});
