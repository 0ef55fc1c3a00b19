import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = new URL('./tables/', import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>));

/** Everything that the files of tables export: the tables, and the marks of their personal columns. */
export const exportedByTables = modules.flatMap((module) => Object.values(module) as unknown[]);
export const allTables = exportedByTables.filter((one) => is(one, PgTable));
