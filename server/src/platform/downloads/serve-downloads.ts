import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SessionCache } from '../cache/session-cache.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sendPage } from '../pages/plain-page.ts';
import { hashOf } from '../security/secrets.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import type { Download, DownloadMakers } from './download-tickets.ts';
import { takeTicket } from './downloads.store.ts';
import { attachmentNamed, fileName } from './file-names.ts';
import { mediaTypeOf } from './media-types.ts';
import { noDownloadPage } from './no-download-page.ts';

type DownloadDeps = {
  db: Database;
  clock: Clock;
  services: Services;
  makers: DownloadMakers;
  /** The viewer of the session while it is valid. */
  viewerOf(sessionId: string, db: Database, now: Date, cache: SessionCache): Promise<Viewer | undefined>;
};

const ticketForm = /^[A-Za-z0-9_-]{43}$/;

/** A ticket that is used, expired, unknown or no longer valid for its owner always gets the same answer. */
export function serveDownloads(server: FastifyInstance, deps: DownloadDeps) {
  // There is no HEAD route, because a link preview would use up the ticket.
  server.get<{ Params: { ticket: string } }>(
    '/download/:ticket',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const download = await redeemTicket(params.ticket, deps);
      if (download) return sendDownload(reply, download);
      return sendPage(reply, 404, noDownloadPage);
    },
  );
}

/** The ticket names the file; whether the viewer may have it is checked again. */
async function redeemTicket(ticket: string, { db, clock, services, makers, viewerOf }: DownloadDeps) {
  if (!ticketForm.test(ticket)) return undefined;
  const now = clock.now();
  const taken = await takeTicket(db, hashOf(ticket), now);
  const viewer = taken && (await viewerOf(taken.sessionId, db, now, services.sessionCache));
  if (!viewer) return undefined;
  const { kind, params, language } = taken;
  return makers[kind]?.({ viewer, params, language, db, now, services });
}

function sendDownload(reply: FastifyReply, { name, extension, content, size }: Download) {
  reply.type(mediaTypeOf(extension)).headers({
    'content-disposition': attachmentNamed(fileName(name, extension)),
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (size !== undefined) reply.header('content-length', size);
  return reply.send(typeof content === 'string' ? content : Readable.from(content));
}
