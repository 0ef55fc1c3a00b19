import { readingsOfFiles } from '../../server/demo/files/readings.ts';
import { indexTitle, keepReading } from '../../server/src/features/files/files-index.store.ts';
import type { OpenDatabase } from '../../server/src/platform/database/database.ts';
import { fileReading, fileTitle, forumFile } from '../../server/src/platform/database/tables/content/files.ts';
import { mediaFile } from '../../server/src/platform/database/tables/content/media.ts';
import { newId } from '../../server/src/platform/ids.ts';
import type { chances } from '../../server/src/platform/testing/chances.ts';

type Chance = ReturnType<typeof chances>;

/** What the spike of this search had: 7,750 pages in 500 files. */
export const pagesOfFile = 15;
/** As much as a page of the demo has. */
const pageLength = 500;

const written = Object.values(readingsOfFiles()).flatMap(({ pages }) => pages.map(({ text }) => text));
const sentences = [...new Set(written.flatMap((text) => text.split(/(?<=[。！？；.!?;])\s*|\n/)))].filter(
  (sentence) => sentence.length > 3,
);
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const pools = [sentences.filter(isChinese), sentences.filter((sentence) => !isChinese(sentence))];

/** Sentences of the demo's files in any order, in one language a page. */
function madePage(chance: Chance): string {
  const pool = pools[chance(pools.length)] ?? [];
  let text = '';
  while (text.length < pageLength) text += `${pool[chance(pool.length)]}\n`;
  return text;
}

/** Adds so many files with everything that a search looks at, and returns the texts of their pages. */
export async function addFiles({ db }: OpenDatabase, count: number, chance: Chance): Promise<string[]> {
  const texts: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const [id, mediaId] = [newId(), newId()];
    const title = { zh: `文件${nth}：${pools[0]?.[nth] ?? ''}`, en: `Paper ${nth}: ${pools[1]?.[nth] ?? ''}` };
    await db.insert(mediaFile).values({
      ...{ id: mediaId, kind: 'document', type: 'application/pdf', extension: 'pdf' },
      ...{ size: 1, hash: '', addedAt: new Date() },
    });
    await db.insert(forumFile).values({
      ...{ id, category: 'report', title, ending: 'pdf', mediaId, audience: { kind: 'all' } },
      ...{ publishedAt: new Date(nth * 60_000), isPublished: true },
    });
    await indexTitle(db, id, title);
    const pages = Array.from({ length: pagesOfFile }, () => ({ name: null, text: madePage(chance), places: [] }));
    await keepReading(db, mediaId, { inside: 'searched', pageKind: 'page', pages });
    texts.push(...pages.map(({ text }) => text));
  }
  return texts;
}

/** Copies every file this many times. The id of a copy begins with its number, and with a sign that no id has. */
export async function copyFiles({ db, sql }: OpenDatabase, copies: number) {
  const [media, files] = [await db.select().from(mediaFile), await db.select().from(forumFile)];
  const [readings, titles] = [await db.select().from(fileReading), await db.select().from(fileTitle)];
  for (let copy = 1; copy <= copies; copy += 1) {
    const as = (id: string) => `${copy}-${id}`;
    await db.insert(mediaFile).values(media.map((row) => ({ ...row, id: as(row.id) })));
    await db
      .insert(forumFile)
      .values(files.map((row) => ({ ...row, id: as(row.id), mediaId: as(row.mediaId), formerMediaId: null })));
    await db.insert(fileReading).values(readings.map((row) => ({ ...row, mediaId: as(row.mediaId) })));
    await db.insert(fileTitle).values(titles.map((row) => ({ ...row, fileId: as(row.fileId) })));
  }
  await withoutSearchIndexes({ sql }, () =>
    sql(
      `insert into file_page (media_id, number, name, text, folded, words, pieces, places)
       select copy || '-' || media_id, number, name, text, folded, words, pieces, places
       from file_page, generate_series(1, $1) as copy`,
      [copies],
    ),
  );
}

/** An index that is made anew is made in a tenth of the time in which it is filled row by row. */
async function withoutSearchIndexes({ sql }: Pick<OpenDatabase, 'sql'>, work: () => Promise<unknown>) {
  const { rows } = await sql(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'file_page' and indexdef like '%gin%'`,
  );
  const indexes = rows as { name: string; made: string }[];
  for (const { name } of indexes) await sql(`drop index ${name}`);
  await work();
  for (const { made } of indexes) await sql(made);
}
