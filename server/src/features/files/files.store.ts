import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fileTypes, type FileCategory, type FileType } from 'contract/file-categories';
import { isForViewer } from '../../platform/content/file-audience.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { filePage, fileReading, forumFile } from '../../platform/database/tables/content/files.ts';
import { mediaFile, mediaVariant } from '../../platform/database/tables/content/media.ts';
import type { ContentViewer } from '../../platform/viewer.ts';

const own = fileReading;
const former = alias(fileReading, 'former_reading');
/** A picture in the format that its ending names, if it was drawn; otherwise as it is stored. */
const asSent = alias(mediaVariant, 'as_sent');

const columns = {
  ...{ id: forumFile.id, version: forumFile.version, category: forumFile.category, title: forumFile.title },
  ...{ ending: forumFile.ending, publishedAt: sql<Date>`${forumFile.publishedAt}`.mapWith(forumFile.publishedAt) },
  ...{ mediaId: forumFile.mediaId, formerMediaId: forumFile.formerMediaId, extension: mediaFile.extension },
  ...{ size: mediaFile.size, hash: mediaFile.hash },
  reading: { inside: own.inside, pageKind: own.pageKind, pages: own.pages },
  former: { inside: former.inside, pageKind: former.pageKind, pages: former.pages },
  asSent: { name: asSent.name, size: asSent.size, hash: asSent.hash },
};

export type ListedFile = Awaited<ReturnType<typeof filesWhere>>[number];

/** Only what the viewer may know of. A file that is withdrawn is none. */
function filesWhere(db: Database, viewer: Parameters<typeof isForViewer>[0], where?: SQL) {
  return db
    .select(columns)
    .from(forumFile)
    .innerJoin(mediaFile, eq(mediaFile.id, forumFile.mediaId))
    .leftJoin(own, eq(own.mediaId, forumFile.mediaId))
    .leftJoin(former, eq(former.mediaId, forumFile.formerMediaId))
    .leftJoin(
      asSent,
      and(eq(asSent.fileId, forumFile.mediaId), sql`${asSent.name} = replace(${forumFile.ending}, 'jpeg', 'jpg')`),
    )
    .where(and(eq(forumFile.isPublished, true), isForViewer(viewer), where))
    .orderBy(desc(forumFile.publishedAt), desc(forumFile.id))
    .$dynamic();
}

export type Filters = { category?: FileCategory | undefined; type?: FileType | undefined };
export type Place = { id: string; publishedAt: Date };

/** A page goes on after a place, not after a number of files: what appears meanwhile neither repeats nor hides one. */
export function newestFiles(
  db: Database,
  viewer: ContentViewer,
  { category, type, after, limit }: Filters & { after?: Place | undefined; limit: number },
) {
  const older =
    after &&
    sql`(${forumFile.publishedAt}, ${forumFile.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id})`;
  const where = and(
    category && eq(forumFile.category, category),
    type && inArray(forumFile.ending, [...fileTypes[type]]),
    older,
  );
  return filesWhere(db, viewer, where).limit(limit);
}

export async function fileSeen(db: Database, viewer: ContentViewer, id: string): Promise<ListedFile | undefined> {
  const [found] = await filesWhere(db, viewer, eq(forumFile.id, id));
  return found;
}

export async function filesSeen(db: Database, viewer: ContentViewer, ids: readonly string[]): Promise<ListedFile[]> {
  if (ids.length === 0) return [];
  const asked = seenAmong.get(db) ?? askSeenAmong(db);
  seenAmong.set(db, asked);
  return asked.execute({ viewerId: viewer.id ?? '', badge: viewer.badge, ids: JSON.stringify(ids) });
}

/** Every search asks for this, so that it is written once and each connection plans it once. */
const seenAmong = new WeakMap<Database, ReturnType<typeof askSeenAmong>>();

function askSeenAmong(db: Database) {
  const viewer = { id: sql.placeholder('viewerId'), badge: sql.placeholder('badge') };
  const among = sql`${forumFile.id} in (select jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb))`;
  return filesWhere(db, viewer, among).prepare('files-seen');
}

/** Where a file stands in the list, also one that was withdrawn since. */
export async function placeOf(db: Database, viewer: ContentViewer, id: string): Promise<Place | undefined> {
  const [found] = await db
    .select({ id: forumFile.id, publishedAt: forumFile.publishedAt })
    .from(forumFile)
    .where(and(eq(forumFile.id, id), isForViewer(viewer)));
  return found?.publishedAt ? { id, publishedAt: found.publishedAt } : undefined;
}

/** How many files of each ending the viewer may know of. */
export async function endingCounts(db: Database, viewer: ContentViewer, category: FileCategory | undefined) {
  const { ending } = forumFile;
  return db
    .select({ ending, count: sql<number>`count(*)::int` })
    .from(forumFile)
    .where(
      and(
        eq(forumFile.isPublished, true),
        isForViewer(viewer),
        category === undefined ? undefined : eq(forumFile.category, category),
      ),
    )
    .groupBy(ending);
}

export async function idsSeenAmong(db: Database, viewer: ContentViewer, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id, isPublished } = forumFile;
  const rows = await db
    .select({ id })
    .from(forumFile)
    .where(and(inArray(id, [...ids]), eq(isPublished, true), isForViewer(viewer)));
  return rows.map((row) => row.id);
}

/** The names of the pages of a content, and how large their pictures are. */
export function pagesOf(db: Database, mediaId: string) {
  const { number, name } = filePage;
  return db
    .select({ number, name, width: mediaVariant.width, height: mediaVariant.height })
    .from(filePage)
    .leftJoin(
      mediaVariant,
      and(eq(mediaVariant.fileId, filePage.mediaId), eq(mediaVariant.name, sql`'p' || ${number}`)),
    )
    .where(eq(filePage.mediaId, mediaId))
    .orderBy(number);
}

export async function pageOf(db: Database, mediaId: string, number: number) {
  const [found] = await db
    .select({ name: filePage.name, text: filePage.text })
    .from(filePage)
    .where(and(eq(filePage.mediaId, mediaId), eq(filePage.number, number)));
  return found;
}
