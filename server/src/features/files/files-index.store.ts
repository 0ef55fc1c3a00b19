import { and, eq, inArray, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Both } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { isHeld, type Held } from '../../platform/jobs/claims.store.ts';
import { filePage, fileReading, fileTitle, forumFile } from '../../platform/database/tables/content/files.ts';
import { mediaFile, mediaVariant } from '../../platform/database/tables/content/media.ts';
import { insertVariant, type NewVariant } from '../../platform/media/files/files.store.ts';
import { readableExtensions } from '../../platform/documents/readable.rules.ts';
import type { Reading } from '../../platform/documents/read-document.ts';
import { piecesIn, foldedText, indexOf } from './files-index.rules.ts';
import type { Stem } from './files-query.rules.ts';

/** The words of a text for the index: English ones also as their stems, which the database knows. */
function wordsOf(text: string): SQL<string> {
  const entries = indexOf(text).map(({ word, at }) => ({ word, at: at.join(',') }));
  return sql`(
    select coalesce(string_agg(lexeme || ':' || at, ' '), '')::tsvector
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(word text, at text),
      unnest(array[word] || case when word ~ '^[a-z]+$' then ts_lexize('english_stem', word) else '{}' end) as lexeme)`;
}

function piecesOf(folded: string): SQL<string> {
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(piecesIn(folded))}::jsonb)))`;
}

/** A stem never changes, and asking for it takes as long as finding a page. */
const knownStems = new Map<string, Stem>();
/** Whoever types other words fills no memory. */
const mostKnown = 20_000;

/** The stems of words by the words. */
export async function stemsOf(db: Database, words: readonly string[]): Promise<Map<string, Stem>> {
  const stems = new Map<string, Stem>();
  const unknown = new Set<string>();
  for (const word of words.filter((one) => /^[a-z]+$/.test(one))) {
    const known = knownStems.get(word);
    if (known) stems.set(word, known);
    else unknown.add(word);
  }
  if (unknown.size === 0) return stems;
  const { rows } = (await db.execute(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from jsonb_array_elements_text(${JSON.stringify([...unknown])}::jsonb) as word`)) as {
    rows: { word: string; stem: string | null }[];
  };
  if (knownStems.size + rows.length > mostKnown) knownStems.clear();
  for (const { word, stem } of rows) {
    const asked = { stem: stem ?? word, isStopWord: stem === null };
    stems.set(word, asked);
    knownStems.set(word, asked);
  }
  return stems;
}

/** Both titles are searched, in whichever language one reads. */
export async function indexTitle(db: Database, fileId: string, { zh, en }: Both) {
  const title = `${zh}\n${en}`;
  const { folded } = foldedText(title);
  const words = wordsOf(title);
  await db
    .insert(fileTitle)
    .values({ fileId, folded, words })
    .onConflictDoUpdate({ target: fileTitle.fileId, set: { folded, words } });
}

/** Keeps what was read of a content that is still there, in place of what was read of it before. */
export async function keepReading(db: Database, mediaId: string, { inside, pageKind, pages }: Reading) {
  await db.transaction(async (transaction) => {
    const [file] = await transaction
      .select({ id: mediaFile.id })
      .from(mediaFile)
      .where(eq(mediaFile.id, mediaId))
      .for('update');
    if (!file) return;
    await transaction.delete(filePage).where(eq(filePage.mediaId, mediaId));
    for (const [index, { name, text, places }] of pages.entries()) {
      const searched = named(name, text);
      const { folded } = foldedText(searched);
      const row = { mediaId, number: index + 1, name, text, folded, places };
      await transaction.insert(filePage).values({ ...row, words: wordsOf(searched), pieces: piecesOf(folded) });
    }
    const reading = { inside, pageKind, pages: pages.length, isDrawn: false };
    await transaction
      .insert(fileReading)
      .values({ mediaId, ...reading })
      .onConflictDoUpdate({ target: fileReading.mediaId, set: reading });
    await dropFormer(transaction, mediaId);
    await forgetIfReplaced(transaction, mediaId);
  });
}

/** The name of a sheet is found like its text; a heading stands in the text of its section. */
function named(name: string | null, text: string): string {
  return name === null || text.startsWith(name) ? text : `${name}\n${text}`;
}

/** From now on the pages of the former content are neither shown nor searched. */
async function dropFormer(db: Database, mediaId: string) {
  const { formerMediaId, id } = forumFile;
  const replaced = await db
    .select({ id, former: formerMediaId })
    .from(forumFile)
    .where(and(eq(forumFile.mediaId, mediaId), ne(formerMediaId, mediaId)));
  for (const { id: fileId, former } of replaced) {
    // One that is replaced once more at this moment goes on showing it.
    const still = and(eq(id, fileId), eq(forumFile.mediaId, mediaId));
    const dropped = await db.update(forumFile).set({ formerMediaId: null }).where(still).returning({ id });
    if (former && dropped.length > 0) await forgetPages(db, former);
  }
}

function shows(mediaId: string) {
  return or(eq(forumFile.mediaId, mediaId), eq(forumFile.formerMediaId, mediaId));
}

/** Whoever replaces a content at this moment is waited for: they do not find the pages that were read just now. */
async function forgetIfReplaced(db: Database, mediaId: string) {
  await db.select({ id: forumFile.id }).from(forumFile).where(shows(mediaId)).for('share');
  await forgetPages(db, mediaId);
}

/** A content that another file shows keeps its pages. */
export async function forgetPages(db: Database, mediaId: string) {
  if ((await db.$count(forumFile, shows(mediaId))) > 0) return;
  await db.delete(filePage).where(eq(filePage.mediaId, mediaId));
  await db.delete(fileReading).where(eq(fileReading.mediaId, mediaId));
  await db.delete(mediaVariant).where(and(eq(mediaVariant.fileId, mediaId), like(mediaVariant.name, 'p%')));
}

export async function readingOf(db: Database, mediaId: string) {
  const [found] = await db.select().from(fileReading).where(eq(fileReading.mediaId, mediaId));
  return found;
}

export async function variantNames(db: Database, mediaId: string): Promise<Set<string>> {
  const { fileId, name } = mediaVariant;
  const rows = await db.select({ name }).from(mediaVariant).where(eq(fileId, mediaId));
  return new Set(rows.map((row) => row.name));
}

/** False if the document was replaced meanwhile, or is another instance's. It stays so while the transaction lasts. */
export async function isToBeDrawn(db: Database, mediaId: string, claim: Held): Promise<boolean> {
  const own = eq(fileReading.mediaId, mediaId);
  const readings = await db.select({ id: fileReading.mediaId }).from(fileReading).where(own).for('share');
  return readings.length > 0 && (await isHeld(db, claim));
}

/** False if the document is not to be drawn any more. */
export function insertPagePicture(db: Database, picture: NewVariant, claim: Held): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await isToBeDrawn(transaction, picture.fileId, claim))) return false;
    await insertVariant(transaction, picture);
    return true;
  });
}

export async function markDrawn(db: Database, mediaId: string) {
  await db.update(fileReading).set({ isDrawn: true }).where(eq(fileReading.mediaId, mediaId));
}

/** Documents that nobody has read yet, or whose pages nobody has drawn. */
export async function unreadMedia(db: Database): Promise<string[]> {
  const { id, extension } = mediaFile;
  const rows = await db
    .selectDistinct({ id })
    .from(forumFile)
    .innerJoin(mediaFile, eq(id, forumFile.mediaId))
    .leftJoin(fileReading, eq(fileReading.mediaId, id))
    .where(
      and(inArray(extension, [...readableExtensions]), or(isNull(fileReading.mediaId), eq(fileReading.isDrawn, false))),
    );
  return rows.map((row) => row.id);
}

/** The published files that show a content, for those who have them open. */
export function publishedWith(db: Database, mediaId: string) {
  const { id, version, audience, isPublished } = forumFile;
  return db
    .select({ id, version, audience })
    .from(forumFile)
    .where(and(eq(forumFile.mediaId, mediaId), eq(isPublished, true)));
}

/** How the Secretariat's pictures were called that show this content. */
export async function endingsWith(db: Database, mediaId: string) {
  const rows = await db
    .selectDistinct({ ending: forumFile.ending })
    .from(forumFile)
    .where(eq(forumFile.mediaId, mediaId));
  return rows.map(({ ending }) => ending);
}
