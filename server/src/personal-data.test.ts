import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { jobs } from './app.ts';
import { allTables, exportedByTables } from './platform/database/all-tables.testing.ts';
import { person } from './platform/database/tables/people.ts';
import { personalTables } from './platform/database/personal-tables.ts';
import { notPersonal, personalColumns, type PersonalTable, type Until } from './platform/database/personal-columns.ts';

const isMarked = (one: unknown): one is PersonalTable => typeof one === 'object' && one !== null && 'foundBy' in one;
const marked = exportedByTables.filter(isMarked);
const retention = new Map(jobs.flatMap((one) => one.retention ?? []).map(({ what, after }) => [what, after]));

const referred = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));
// A column with such a name leads to a person without a reference. The sealed key of a partner does not.
const leadsToPerson =
  /person|viewer|delegate|author|actor|audience|subject|contact|fingerprint|network|device|(?<!key)_sealed/;

/** The tables that lead to a person, directly or over another table, and those to which a person's record refers. */
function aboutPeople(all: readonly PgTable[]): string[] {
  const found = new Set<string>([getTableName(person)]);
  for (const table of all)
    if (getTableConfig(table).columns.some(({ name }) => leadsToPerson.test(name))) found.add(getTableName(table));
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const table of all) if (referred(table).some((name) => found.has(name))) found.add(getTableName(table));
  }
  return [...found, ...referred(person)].toSorted();
}

function unmarkedColumns(all: readonly PgTable[], marks: readonly PersonalTable[]): string[] {
  const known = new Set(
    marks.flatMap(({ table, columns, others }) =>
      [...columns.map(({ column }) => column), ...others].map((column) => `${getTableName(table)}.${column}`),
    ),
  );
  const concerned = aboutPeople(all);
  return all
    .filter((table) => concerned.includes(getTableName(table)))
    .flatMap((table) => getTableConfig(table).columns.map(({ name }) => `${getTableName(table)}.${name}`))
    .filter((column) => !known.has(column));
}

const untilWords = (until: Until) => {
  if (until === 'erasure') return 'the person is erased';
  return typeof until === 'string' ? until : (retention.get(until.purge) ?? '');
};

test('every column of a table about people says why it is kept and until when, or that it is not personal', () => {
  expect(unmarkedColumns(allTables, marked)).toEqual([]);
});

test('downloads and erasures go through every table with marks', () => {
  const names = (list: readonly PersonalTable[]) => list.map(({ name }) => name).toSorted();
  expect(names(personalTables)).toEqual(names(marked));
});

test('every purge that a column names exists', () => {
  const named = marked.flatMap(({ columns }) => columns.map(({ until }) => until));
  const purges = named.flatMap((until) => (typeof until === 'string' ? [] : [until.purge]));
  expect(purges.filter((what) => !retention.has(what))).toEqual([]);
});

test('a table that leads to a person over another table is found, and so is a column without a mark', () => {
  const card = pgTable('card', { id: text().primaryKey(), sender: text().references(() => person.id) });
  const answer = pgTable('answer', { id: text().primaryKey(), cardId: text('card_id').references(() => card.id) });
  const guess = pgTable('guess', { id: text().primaryKey(), addressFingerprint: text('address_fingerprint') });
  const planted = [...allTables, card, answer, guess];
  // @ts-expect-error A column that is missing does not compile.
  const half = personalColumns(card, { foundBy: ['sender'], until: 'erasure', columns: { id: notPersonal } });
  expect(unmarkedColumns(planted, [...marked, half])).toEqual([
    'card.sender',
    'answer.id',
    'answer.card_id',
    'guess.id',
    'guess.address_fingerprint',
  ]);
});

test('docs/personal-data.md says where each personal value lives', async () => {
  const rows = marked
    .flatMap(({ table, foundBy, namedIn, columns }) =>
      columns.map(
        ({ column, purpose, until }) =>
          `| \`${getTableName(table)}.${column}\` | ${purpose} | ${untilWords(until)} | ${[...foundBy, ...namedIn].join(', ') || '–'} |`,
      ),
    )
    .toSorted();
  const page = [
    '# Where each personal value lives',
    '',
    'Made from the marks in `server/src/platform/database/tables/` by `server/src/personal-data.test.ts`; to write it anew, run that test with `-u`. A column ending in `_sealed` is encrypted, one ending in `_fingerprint` or `_hash` can be compared and not read. What has a time is deleted within an hour after it.',
    '',
    '| value | why it is kept | until | whose it is, by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/personal-data.md');
});
