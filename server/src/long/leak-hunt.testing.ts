import { createHash } from 'node:crypto';
import type { LongDatabase } from './databases.testing.ts';

/** A value that may be nowhere in clear. A short one could also be found out from a plain hash of it. */
export type Secret = { name: string; value: string; short: boolean };
export type Hit = { secret: string; where: string };

/** The value itself and what anybody could turn back into it. */
function disguises({ value, short }: Secret): string[] {
  const bytes = Buffer.from(value);
  // Base 64 depends on the place within three bytes; cut to what is the same at each.
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
  // Four digits are in every time stamp: no disguise is that short.
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

/** Every row of every table as text, the queue's own tables included. */
export async function allRows(database: LongDatabase) {
  const tables = await database.rows(`select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const places: { where: string; text: string }[] = [];
  for (const { schema, name } of tables) {
    const rows = await database.rows(`select one::text as text from "${String(schema)}"."${String(name)}" one`);
    places.push(...rows.map(({ text }) => ({ where: `table ${String(schema)}.${String(name)}`, text: String(text) })));
  }
  return { places, tables: tables.length };
}
