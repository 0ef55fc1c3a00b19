import type { OwnDataPart } from 'contract/calls/own-data';
import { sealingsOf } from '../../platform/audit/person-keys.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { personalTables } from '../../platform/database/personal-tables.ts';
import { fileById } from '../../platform/media/files/files.store.ts';
import { allOf, type MediaStore } from '../../platform/media/store/media-store.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { sealedColumns } from '../../platform/store-secret/sealed-columns.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { cardInDownload } from '../cards/cards-as-seen.rules.ts';
import { actorShown, partOfTable, whyLeftOut } from './own-data-columns.rules.ts';
import type { PersonKeys } from './own-data-keys.store.ts';
import { rowsOf, type PersonalTable, type StoredRow } from './own-data-rows.store.ts';

type OwnRow = Readonly<Record<string, unknown>>;
/** The rows of one table as the person gets them, with the reason of each column. */
type OwnTable = { table: string; why: Readonly<Record<string, string>>; rows: readonly OwnRow[] };
type OwnFile = { name: string; bytes: Uint8Array };
export type Collected = { tables: OwnTable[]; files: OwnFile[] };

export type Collecting = {
  db: Database;
  mediaStore: MediaStore;
  sealing: Sealing;
  keys: PersonKeys;
  timeZone: string;
};

/** All rows of the tables of one part. */
export async function collectPart(part: OwnDataPart, context: Collecting): Promise<Collected> {
  const personal = (await sealingsOf(context.db, [context.keys.personId], context.sealing)).get(context.keys.personId);
  const collected: Collected = { tables: [], files: [] };
  for (const marked of personalTables) {
    if (partOfTable[marked.name] !== part) continue;
    const shown = await tableShown(marked, { ...context, personal });
    collected.tables.push(shown.table);
    collected.files.push(...shown.files);
  }
  return collected;
}

type Showing = Collecting & { personal: Sealing | undefined };

async function tableShown(marked: PersonalTable, context: Showing) {
  const table = marked.name;
  const shown = marked.columns.filter(({ column }) => !whyLeftOut(table, column));
  // A table of which nothing is shown, such as the person's key, need not be read.
  const stored = shown.length > 0 ? await rowsOf(context.db, marked, context.keys) : [];
  const rows = table === 'card' ? stored.map((row) => cardInDownload(row, context.keys.personId)) : stored;
  const files = await filesOf(table, stored, context);
  const valueOf = (row: StoredRow, column: string) =>
    column === 'file_id' ? files.get(String(row[column]))?.name : plainValue(table, column, row, context);
  return {
    files: [...files.values()],
    table: {
      table,
      why: Object.fromEntries(shown.map(({ column, purpose }) => [column, purpose])),
      rows: rows.map((row) => Object.fromEntries(shown.map(({ column }) => [column, valueOf(row, column)]))),
    },
  };
}

/** The files to which rows refer, by their ids: the person gets the files themselves. */
async function filesOf(table: string, rows: readonly StoredRow[], { db, mediaStore }: Showing) {
  const files = new Map<string, OwnFile>();
  for (const { file_id: id } of rows) {
    const file = typeof id === 'string' ? await fileById(db, id) : undefined;
    if (!file) continue;
    const name = `${table}${files.size > 0 ? `-${files.size + 1}` : ''}.${file.extension}`;
    files.set(file.id, { name, bytes: await allOf(await mediaStore.read(file.id)) });
  }
  return files;
}

function plainValue(table: string, column: string, row: StoredRow, context: Showing): unknown {
  const value = row[column];
  if (value instanceof Date) return isoIn(context.timeZone, value);
  if (typeof value !== 'string') return value;
  if (column === 'actor') return actorShown(value, context.keys.personId);
  if (table === 'audit_line' && (column === 'before' || column === 'after'))
    return opened(context.personal, value, column);
  const sealed = sealedColumns.find((one) => one.table === table && one.sealed === column);
  if (!sealed) return value;
  const about = typeof sealed.about === 'string' ? sealed.about : sealed.about(row as Record<string, string>);
  return opened(context.sealing, value, about);
}

/** A value whose key is gone must not keep the person from all others. */
function opened(sealing: Sealing | undefined, sealed: string, about: string): unknown {
  try {
    const text = sealing?.open(sealed, about) ?? '';
    return /^[[{"]|^null$/.test(text) ? (JSON.parse(text) as unknown) : text;
  } catch {
    return 'cannot be opened any more';
  }
}

/** Every column that is not in the download, with its reason, for the download to say so. */
export function whatIsLeftOut(): Record<string, string> {
  const columns = personalTables.flatMap(({ name: table, columns: marked }) =>
    marked.map(({ column }) => ({ table, column })),
  );
  return Object.fromEntries(
    columns.flatMap(({ table, column }) => {
      const why = whyLeftOut(table, column);
      return why ? [[`${table}.${column}`, why]] : [];
    }),
  );
}
