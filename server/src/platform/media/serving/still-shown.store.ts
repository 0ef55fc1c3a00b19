import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { isForViewer } from '../../content/file-audience.store.ts';
import type { Database } from '../../database/database.ts';
import { albumPhoto } from '../../database/tables/content/album.ts';
import { aboutSection, slide } from '../../database/tables/content/about.ts';
import { forumFile } from '../../database/tables/content/files.ts';
import { floorPlan } from '../../database/tables/content/forum.ts';
import { mediaFile, mediaVariant, photo } from '../../database/tables/content/media.ts';
import { newsFile, newsItem, recording } from '../../database/tables/content/news.ts';
import { partner } from '../../database/tables/content/partners.ts';
import { person } from '../../database/tables/people.ts';
import type { ContentViewer } from '../../viewer.ts';
import type { FileName, PhotoName } from './media.rules.ts';

const { kind, type, size, hash } = mediaFile;

/**
 * The file while something visible shows it: one that was replaced or withdrawn is gone at once. A size that is not
 * drawn, or not yet, is the file itself.
 */
export async function fileStillShown(db: Database, { fileId, variant }: FileName, viewer: ContentViewer | undefined) {
  const shown = [slide, aboutSection, floorPlan].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.pictureId, fileId))),
  );
  const visible = and(eq(partner.pictureId, fileId), eq(partner.hidden, false));
  const [inNews, inAlbum] = [shownInNews(db, fileId), shownInAlbum(db, fileId)];
  const [found] = await db
    .select({
      ...{ kind, type, size, hash },
      variant: { type: mediaVariant.type, size: mediaVariant.size, hash: mediaVariant.hash, name: mediaVariant.name },
      isPublic: shownInNews(db, fileId, eq(newsItem.isPublic, true)),
      inAlbum,
    })
    .from(mediaFile)
    .leftJoin(mediaVariant, and(eq(mediaVariant.fileId, mediaFile.id), eq(mediaVariant.name, variant ?? '')))
    .where(
      and(
        eq(mediaFile.id, fileId),
        or(
          ...shown,
          ...[inNews, inAlbum],
          shownAsFile(db, fileId, viewer),
          exists(db.select({ id: partner.id }).from(partner).where(visible)),
        ),
      ),
    );
  if (!found) return undefined;
  const { variant: other, ...whole } = found;
  if (!other) return { ...whole, key: fileId };
  // Whatever it was drawn from, it is a picture.
  return { ...whole, ...other, kind: 'picture' as const, key: `${fileId}.${other.name}` };
}

/** Whether it is a file that the viewer may know of, or what that file was before it was replaced and read. */
function shownAsFile(db: Database, fileId: string, viewer: ContentViewer | undefined) {
  const { id, mediaId, formerMediaId, isPublished } = forumFile;
  const files = db
    .select({ id })
    .from(forumFile)
    .where(
      and(
        eq(isPublished, true),
        or(eq(mediaId, fileId), eq(formerMediaId, fileId)),
        viewer ? isForViewer(viewer) : sql`false`,
      ),
    );
  return exists(files);
}

/** Whether a published item shows it: above its text, in it, or read out. */
function shownInNews(db: Database, fileId: string, only?: SQL) {
  const { id, coverId, filmId, posterId, isPublished } = newsItem;
  const within = [newsFile, recording].map((table) =>
    exists(
      db
        .select({ id: table.itemId })
        .from(table)
        .where(and(eq(table.itemId, id), eq(table.fileId, fileId))),
    ),
  );
  const above = [coverId, filmId, posterId].map((column) => eq(column, fileId));
  const items = db
    .select({ id })
    .from(newsItem)
    .where(and(eq(isPublished, true), only, or(...above, ...within)));
  return exists(items) as SQL<boolean>;
}

/** A photo that was hidden is gone at once. */
function shownInAlbum(db: Database, fileId: string) {
  const { id, pictureId, hidden } = albumPhoto;
  const shown = and(eq(pictureId, fileId), eq(hidden, false));
  return exists(db.select({ id }).from(albumPhoto).where(shown)) as SQL<boolean>;
}

/** A photo with what decides who may see its owner. */
export async function photoOnRecord(db: Database, { personId, number }: PhotoName) {
  const [found] = await db
    .select({
      ...{ personId: photo.personId, key: photo.fileId, badge: person.badge, listed: person.listed },
      ...{ kind, type, size, hash },
    })
    .from(photo)
    .innerJoin(person, eq(person.id, photo.personId))
    .innerJoin(mediaFile, eq(mediaFile.id, photo.fileId))
    .where(and(eq(photo.personId, personId), eq(photo.number, number)));
  return found;
}
