import type { FastifyInstance } from 'fastify';
import { mediaPath } from 'contract/wire/media';
import type { SessionCache } from '../../cache/session-cache.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { shownAs } from '../../limited-sessions.rules.ts';
import type { Services } from '../../services.ts';
import type { Viewer } from '../../viewer.ts';
import { keptFor, mayFetchFile, mayFetchMedia, mayFetchPhoto, mediaNamed } from './media.rules.ts';
import { sendFile, type FileToSend } from './send-file.ts';
import { fileStillShown, photoOnRecord } from './still-shown.store.ts';

type MediaDeps = {
  db: Database;
  clock: Clock;
  services: Pick<Services, 'mediaCookies' | 'mediaStore' | 'sessionCache'>;
  /** The viewer of the session while it is valid. */
  viewerOf(sessionId: string, db: Database, now: Date, cache: SessionCache): Promise<Viewer | undefined>;
};

/** What is unknown, replaced, or not for this viewer gets the same answer, after the same statements. */
export function serveMedia(server: FastifyInstance, { db, clock, services, viewerOf }: MediaDeps) {
  server.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPath}/:id`,
    handler: async (request, reply) => {
      const named = mediaNamed(request.params.id);
      const sessionId = services.mediaCookies.sessionIn(request.headers.cookie);
      const viewer = sessionId ? await viewerOf(sessionId, db, clock.now(), services.sessionCache) : undefined;
      const file = named && (await mediaFor(viewer, named, db));
      const isSent = file && (await sendFile(request, reply, file, services.mediaStore));
      return isSent ? reply : reply.status(404).header('cache-control', 'no-store').send();
    },
  });
}

type Named = NonNullable<ReturnType<typeof mediaNamed>>;

async function mediaFor(viewer: Viewer | undefined, named: Named, db: Database): Promise<FileToSend | undefined> {
  if ('fileId' in named) {
    const found = await fileStillShown(db, named, viewer && shownAs(viewer));
    if (!found || !mayFetchFile(viewer, found)) return undefined;
    // Documents are downloaded by a ticket, which names one person; only what everybody may have needs none. The picture
    // of a page is no document.
    if (found.kind === 'document' && !found.isPublic) return undefined;
    const kept = found.inAlbum ? keptFor.photo : keptFor.content;
    return { ...found, cache: found.isPublic ? publicly : privately(kept) };
  }
  const found = await photoOnRecord(db, named);
  if (!found || !viewer || !mayFetchMedia(viewer) || !mayFetchPhoto(shownAs(viewer), found)) return undefined;
  return { ...found, cache: privately(keptFor.photo) };
}

const publicly = { 'cache-control': `public, max-age=${keptFor.public}` };
/** Otherwise a browser would show what it keeps after logging out, or to the next person. */
const privately = (seconds: number) => ({ 'cache-control': `private, max-age=${seconds}`, vary: 'cookie' });
