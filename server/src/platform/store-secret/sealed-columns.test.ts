import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allTables } from '../database/all-tables.testing.ts';
import { sealedColumns } from './sealed-columns.ts';

const columnsEnding = (end: string) =>
  allTables
    .flatMap((table) => getTableConfig(table).columns.map(({ name }) => `${getTableName(table)}.${name}`))
    .filter((column) => column.endsWith(end))
    .toSorted();

/**
 * These are renamed when their address is next used, or forgotten within two days; a session whose address is not
 * recognised any more is asked for a fresh code.
 */
const counters = [
  'address_claim.address_fingerprint',
  'address_claim.other_fingerprint',
  'code_request.address_fingerprint',
  'code_request.prefix_fingerprint',
  'session.address_fingerprint',
  'sign_in_flow.address_fingerprint',
];

test('every sealed column is sealed anew for another store secret', () => {
  expect(sealedColumns.map(({ table, sealed }) => `${table}.${sealed}`).toSorted()).toEqual(columnsEnding('_sealed'));
});

test('so is every fingerprint, except those of counters', () => {
  const rotated = sealedColumns.flatMap(({ table, fingerprint }) => (fingerprint ? [`${table}.${fingerprint}`] : []));
  expect([...rotated, ...counters].toSorted()).toEqual(columnsEnding('_fingerprint'));
});
