import { and, desc, eq, exists, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { albumPhoto } from '../../platform/database/tables/content/album.ts';
import { aboutSection, slide } from '../../platform/database/tables/content/about.ts';
import { meetingMaterial } from '../../platform/database/tables/content/agenda.ts';
import { forumFile } from '../../platform/database/tables/content/files.ts';
import { floorPlan } from '../../platform/database/tables/content/forum.ts';
import { mediaFile, photo, waitingPhoto } from '../../platform/database/tables/content/media.ts';
import { newsFile, newsItem, recording } from '../../platform/database/tables/content/news.ts';
import { partner } from '../../platform/database/tables/content/partners.ts';

const atMost = 100;

/** Whatever refers to a file, visible or not: what was withdrawn can be shown again. */
function isShown(db: Database) {
  const withPicture = [slide, aboutSection, floorPlan, partner, albumPhoto].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.pictureId, mediaFile.id))),
  );
  const papers = db
    .select({ id: meetingMaterial.id })
    .from(meetingMaterial)
    .where(eq(meetingMaterial.fileId, mediaFile.id));
  const { id, coverId, filmId, posterId } = newsItem;
  const above = [coverId, filmId, posterId].map((column) => eq(column, mediaFile.id));
  const news = db
    .select({ id })
    .from(newsItem)
    .where(or(...above));
  const inNews = [newsFile, recording].map((table) =>
    exists(db.select({ id: table.fileId }).from(table).where(eq(table.fileId, mediaFile.id))),
  );
  const files = db
    .select({ id: forumFile.id })
    .from(forumFile)
    .where(or(eq(forumFile.mediaId, mediaFile.id), eq(forumFile.formerMediaId, mediaFile.id)));
  return or(...withPicture, exists(papers), exists(news), ...inNews, exists(files)) as SQL<boolean>;
}

/** Photos are the business of those who look after people. */
function isOfNobody(db: Database) {
  return and(
    ...[photo, waitingPhoto].map((table) =>
      notExists(db.select({ id: table.fileId }).from(table).where(eq(table.fileId, mediaFile.id))),
    ),
  );
}

function filesOfContent(db: Database) {
  const { id, kind, type, size, width, height, name, addedAt } = mediaFile;
  return db.select({ id, kind, type, size, width, height, name, addedAt, isShown: isShown(db) }).from(mediaFile);
}

export async function newestFiles(db: Database) {
  return filesOfContent(db).where(isOfNobody(db)).orderBy(desc(mediaFile.addedAt), mediaFile.id).limit(atMost);
}

export async function fileToRemove(db: Database, id: string) {
  const [found] = await filesOfContent(db)
    .where(and(eq(mediaFile.id, id), isOfNobody(db)))
    .for('update');
  return found;
}

export async function deleteFile(db: Database, id: string) {
  await db.delete(mediaFile).where(eq(mediaFile.id, id));
}
