import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { probes } from '../server/demo/files/probes.testing.ts';
import { forum } from '../server/demo/forum.ts';
import { findFiles } from '../server/src/features/files/files-search.actions.ts';
import type { OpenDatabase } from '../server/src/platform/database/database.ts';
import { openEmbedded } from '../server/src/platform/database/embedded.ts';
import { openPostgres } from '../server/src/platform/database/postgres.ts';
import { forum as forumTable } from '../server/src/platform/database/tables/content/forum.ts';
import { newId } from '../server/src/platform/ids.ts';
import { chances } from '../server/src/platform/testing/chances.ts';
import { median } from './median.ts';
import { addFiles, copyFiles, pagesOfFile } from './search/made-files.ts';
import { judge, limitedFiles, limits, type DatabaseKind, type Searched } from './search/search-limits.ts';
import { printTable } from './table.ts';
import { exitCodeOf, round } from './verdict.ts';

/**
 * The time that the server takes for a search inside the files, from what was typed to the answer: what people look
 * for (the probes of the demo), and pieces cut out of the texts. The growth to ten times as many files is printed.
 */
const copies = 9;
const pieces = 140;
/** A moment in which the machine is busy with something else decides nothing. */
const times = 3;
/** A server of a forum has searched before; its first searches take twice as long, while their code is compiled. */
const searchedBefore = 60;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);

const viewer = { id: newId(), badge: 'red', sessionId: newId(), scope: 'full' } as const;
const measured: Searched[] = [];
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'));
try {
  await measure('embedded', await openEmbedded(folder));
  const postgres = await startPostgres();
  try {
    await measure('postgres', await openPostgres(postgres.url));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const judged = measured.map((one) => ({ ...one, ...judge(one) }));
printTable(
  ['database', 'files', 'pages', 'middle ms', '95th ms', 'limit', 'of limit'],
  judged.map(({ kind, files, times: own, p95, ofLimit }) => [
    ...[kind, String(files), String(files * pagesOfFile), median(own).toFixed(1), p95.toFixed(1)],
    ...(files > limitedFiles ? ['', ''] : [String(limits[kind]), ofLimit.toFixed(2)]),
  ]),
);
const figures = judged.map(({ kind, files, ofLimit, p95 }) =>
  files > limitedFiles ? [`${kind}Ms${files}`, round(p95)] : [`${kind}OfLimit`, round(ofLimit)],
);
console.log(JSON.stringify({ bench: 'search', ...Object.fromEntries(figures) }));
process.exitCode = exitCodeOf(judged.map(({ verdict }) => verdict));

async function measure(kind: DatabaseKind, open: OpenDatabase) {
  try {
    const day = '2027-03-20';
    await open.db.insert(forumTable).values({ id: newId(), ...forum, firstDay: day, lastDay: day });
    const chance = chances(seed);
    const texts = await addFiles(open, limitedFiles, chance);
    const typed = [
      ...probes.map(({ query }) => query),
      ...Array.from({ length: pieces }, () => pieceOf(texts, chance)),
    ];
    await settled(kind, open);
    await timesOf(open, typed.slice(0, searchedBefore));
    note({ kind, files: limitedFiles, times: await timesOf(open, typed) });
    await copyFiles(open, copies);
    await settled(kind, open);
    note({ kind, files: limitedFiles * (copies + 1), times: await timesOf(open, typed) });
  } finally {
    await open.close();
  }
}

/** Printed at once, because the rest takes minutes. */
function note(one: Searched) {
  measured.push(one);
  console.log(`${one.kind}, ${one.files} files: ${judge(one).p95.toFixed(1)} ms`);
}

/** PostgreSQL does this by itself within minutes; the embedded database never does. */
async function settled(kind: DatabaseKind, { sql }: OpenDatabase) {
  if (kind === 'postgres') await sql('vacuum analyze');
}

async function timesOf({ db }: OpenDatabase, typed: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const text of typed) {
    const own: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      await findFiles({ db, viewer, language: 'zh' }, { text, order: 'best', from: 0, limit: 20 });
      own.push(performance.now() - started);
    }
    all.push(median(own));
  }
  return all;
}

/** 2 to 8 characters from anywhere, without regard to words. */
function pieceOf(texts: readonly string[], chance: ReturnType<typeof chances>): string {
  for (;;) {
    const text = texts[chance(texts.length)] ?? '';
    const at = chance(text.length - 8);
    const piece = text.slice(at, at + 2 + chance(7)).trim();
    if (/[\p{L}\p{N}]/u.test(piece)) return piece;
  }
}
