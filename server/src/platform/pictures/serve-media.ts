import type { FastifyInstance } from 'fastify';
import { mediaPath } from 'contract/wire/media';
import type { SessionCache } from '../cache/session-cache.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { shownAs } from '../limited-sessions.rules.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { keptFor, mayFetchMedia, mayFetchPhoto, mayFetchPicture, mediaNamed, type MediaName } from './media.rules.ts';
import * as store from './pictures.store.ts';
import { pictureStillShown } from './still-shown.store.ts';

type MediaDeps = {
  db: Database;
  clock: Clock;
  services: Pick<Services, 'mediaCookies' | 'sessionCache'>;
  /** The viewer of the session while it is valid. */
  viewerOf(sessionId: string, db: Database, now: Date, cache: SessionCache): Promise<Viewer | undefined>;
};

/** What is unknown, replaced, or not for this viewer gets the same answer, after the same statements. */
export function serveMedia(server: FastifyInstance, { db, clock, services, viewerOf }: MediaDeps) {
  server.get<{ Params: { id: string } }>(`${mediaPath}/:id`, async ({ params, headers }, reply) => {
    const named = mediaNamed(params.id);
    const sessionId = services.mediaCookies.sessionIn(headers.cookie);
    const viewer = sessionId && (await viewerOf(sessionId, db, clock.now(), services.sessionCache));
    const found = named && viewer ? await mediaFor(viewer, named, db) : undefined;
    // The address is no mark: a photo that was erased and taken anew may have the same one.
    const etag = found && `"${found.hash}"`;
    const isKept = etag !== undefined && headers['if-none-match'] === etag;
    const bytes = isKept ? undefined : await found?.bytes();
    // It may be erased between the two statements.
    if (!found || !(isKept || bytes)) return reply.status(404).header('cache-control', 'no-store').send();
    reply.type(found.type).headers({
      'cache-control': `private, max-age=${found.keptFor}`,
      etag,
      // Otherwise a browser would show what it keeps after logging out, or to the next person.
      vary: 'cookie',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return bytes ? reply.send(Buffer.from(bytes)) : reply.status(304).send();
  });
}

async function mediaFor(viewer: Viewer, named: MediaName, db: Database) {
  if (!mayFetchMedia(viewer)) return undefined;
  if ('picture' in named) {
    const found = await pictureStillShown(db, named.picture);
    if (!mayFetchPicture(viewer)) return undefined;
    return found && { ...found, keptFor: keptFor.content, bytes: () => store.pictureBytes(db, named.picture) };
  }
  const found = await store.photoOnRecord(db, named);
  if (!found || !mayFetchPhoto(shownAs(viewer), found)) return undefined;
  return { type: found.type, hash: found.hash, keptFor: keptFor.photo, bytes: () => store.photoBytes(db, named) };
}
