import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { mediaPath } from 'contract/wire/media';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { shownAs } from '../limited-sessions.rules.ts';
import type { Viewer } from '../viewer.ts';
import type { MediaCookies } from './media-cookies.ts';
import { keptFor, mayFetchMedia, mayFetchPhoto, mediaNamed, type MediaName } from './media.rules.ts';
import * as store from './pictures.store.ts';
import { pictureStillShown } from './still-shown.store.ts';

type MediaDeps = {
  db: Database;
  clock: Clock;
  mediaCookies: MediaCookies;
  /** The viewer of the session while it is valid. */
  viewerOf(sessionId: string, db: Database, now: Date): Promise<Viewer | undefined>;
};

/** What is unknown, replaced, or not for this viewer gets the same answer, after the same statements. */
export function serveMedia(server: FastifyInstance, { db, clock, mediaCookies, viewerOf }: MediaDeps) {
  server.get<{ Params: { id: string } }>(`${mediaPath}/:id`, async ({ params, headers }, reply) => {
    const named = mediaNamed(params.id);
    const sessionId = mediaCookies.sessionIn(headers.cookie);
    const viewer = named && sessionId && (await viewerOf(sessionId, db, clock.now()));
    const found = named && viewer && (await mediaFor(viewer, named, db));
    const bytes = found && (await found.bytes());
    if (!bytes) return reply.status(404).header('cache-control', 'no-store').send();
    // The address is no mark: a photo that was erased and taken anew may have the same one.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.type(found.type).headers({
      'cache-control': `private, max-age=${found.keptFor}`,
      etag,
      // Otherwise a browser would show what it keeps after logging out, or to the next person.
      vary: 'cookie',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(Buffer.from(bytes));
  });
}

async function mediaFor(viewer: Viewer, named: MediaName, db: Database) {
  if (!mayFetchMedia(viewer)) return undefined;
  if ('picture' in named) {
    const found = await pictureStillShown(db, named.picture);
    return found && { ...found, keptFor: keptFor.content, bytes: () => store.pictureBytes(db, named.picture) };
  }
  const found = await store.photoOnRecord(db, named);
  if (!found || !mayFetchPhoto(shownAs(viewer), found)) return undefined;
  return { type: found.type, keptFor: keptFor.photo, bytes: () => store.photoBytes(db, named) };
}
