import { createHash } from 'node:crypto';
import type { LongDatabase } from './databases.testing.ts';

/** A value that may nowhere stand in clear. A short one could also be guessed from a plain hash of it. */
export type Secret = { name: string; value: string; short: boolean };
export type Hit = { secret: string; where: string };

/** The value itself, and every form that can easily be turned back into it. */
function disguises({ value, short }: Secret): string[] {
  const bytes = Buffer.from(value);
  // Base 64 depends on the offset within three bytes; only the part that is always the same is kept.
  const shifted = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  );
  const hashes = short
    ? ['sha256', 'sha1', 'md5'].flatMap((kind) =>
        (['hex', 'base64', 'base64url'] as const).map((form) => createHash(kind).update(value).digest(form)),
      )
    : [];
  const spelled = [
    value,
    value.replace(/^\+86/, ''),
    value.replaceAll('-', ''),
    encodeURIComponent(value),
    bytes.toString('hex'),
    [...value].toReversed().join(''),
  ];
  // Shorter forms are left out, because four digits occur in every time stamp.
  return [...new Set([...spelled, ...shifted, ...hashes])].filter((one) => one.length >= 6);
}

export function hunt(secrets: readonly Secret[], places: readonly { where: string; text: string }[]): Hit[] {
  return secrets.flatMap((secret) => {
    const forms = disguises(secret);
    return places
      .filter(({ text }) => forms.some((form) => text.includes(form)))
      .map(({ where }) => ({ secret: secret.name, where }));
  });
}

/** Every row of every table as text, including the tables of the queue. */
export async function allRows(database: LongDatabase) {
  const tables = await database.rows(`
    select format('%I.%I', t.table_schema, t.table_name) as name, json_agg(c) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
    group by t.table_schema, t.table_name`);
  const places: { where: string; text: string }[] = [];
  for (const { name, columns } of tables) {
    const rows = await database.rows(`select ${searched(columns as Column[])} from ${String(name)}`);
    places.push(
      ...rows.map((row) => ({ where: `table ${String(name)}`, text: Object.values(row).map(asText).join('\n') })),
    );
  }
  return { places, tables: tables.length };
}

type Column = { column_name: string; data_type: string; is_generated: string };

/** Leaves out hashes of files and what the database computes itself: six digits of a hash are a code by chance. */
function searched(columns: readonly Column[]): string {
  return columns
    .filter(({ column_name, is_generated }) => is_generated === 'NEVER' && column_name !== 'hash')
    .map(({ column_name, data_type }) => `"${column_name}"${data_type === 'bytea' ? '' : '::text'}`)
    .join(', ');
}

/**
 * Bytes are read as they are and not as hexadecimal digits, among which six are a code by chance as well; so are six
 * decimals of a point on a plan or of a second.
 */
function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return ((value as string | null) ?? '').replaceAll(/(?<=\d\.)\d{6,}/g, '');
}
