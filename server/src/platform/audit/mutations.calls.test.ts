import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import { tryMutations } from './tampering.testing.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const mutations = 63;

test(`${mutations} changes of anchored lines by SQL are all found; the untouched log is whole`, async () => {
  const { untouched, afterwards, found, unseen } = await tryMutations(database.db, mutations);
  expect(unseen).toEqual([]);
  expect([...found.values()]).toEqual(Array.from({ length: 7 }, () => mutations / 7));
  expect(untouched).toEqual({ lines: 120, anchors: 3, faults: [], uncovered: 20 });
  expect(afterwards).toEqual(untouched);
});
