import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCache } from '../cache/session-cache.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sendFile } from '../media/serving/send-file.ts';
import { sendPage } from '../pages/plain-page.ts';
import { hashOf } from '../security/secrets.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import type { Download, DownloadMakers } from './download-tickets.ts';
import { isTicket, takeTicket } from './downloads.store.ts';
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
const linkForm = /^[0-9a-f]{32}$/;

/** A ticket that is used, expired, unknown or no longer valid for its owner always gets the same answer. */
export function serveDownloads(server: FastifyInstance, deps: DownloadDeps) {
  // There is no HEAD route, because a link preview would use up the ticket.
  server.get<{ Params: { ticket: string } }>(
    '/download/:ticket',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const download = ticketForm.test(ticket) ? await redeemTicket(ticket, deps) : undefined;
      return sendDownload(request, reply, download, deps);
    },
  );
}

/** Behind such a link is a page with one button: opening it changes nothing, because previews and scanners open links. */
export function serveDownloadLinks(server: FastifyInstance, path: string, page: string, deps: DownloadDeps) {
  type Link = { Params: { token: string } };
  server.get<Link>(`${path}/:token`, { exposeHeadRoute: false }, async ({ params: { token } }, reply) => {
    const isOpen = linkForm.test(token) && (await isTicket(deps.db, hashOf(token), deps.clock.now()));
    return isOpen ? sendPage(reply, 200, page) : sendPage(reply, 404, noDownloadPage);
  });
  server.post<Link>(`${path}/:token`, async (request, reply) => {
    const { token } = request.params;
    const download = linkForm.test(token) ? await redeemTicket(token, deps) : undefined;
    return sendDownload(request, reply, download, deps);
  });
}

/** The ticket names the file; whether the viewer may have it is checked again. */
async function redeemTicket(ticket: string, { db, clock, services, makers, viewerOf }: DownloadDeps) {
  const now = clock.now();
  const taken = await takeTicket(db, hashOf(ticket), now);
  const viewer = taken && (await viewerOf(taken.sessionId, db, now, services.sessionCache));
  if (!viewer) return undefined;
  const { kind, params, language } = taken;
  const download = await makers[kind]?.({ viewer, params, language, db, now, services });
  return download && { ...download, kind };
}

async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  download: (Download & { kind: string }) | undefined,
  { services: { mediaStore } }: DownloadDeps,
) {
  reply.header('cache-control', 'no-store');
  if (!download) return sendPage(reply, 404, noDownloadPage);
  const { name, extension, content, size, kind } = download;
  const disposition = attachmentNamed(fileName(name, extension), kind);
  if (typeof content === 'object' && 'key' in content) {
    const file = { ...content, kind: 'document', type: mediaTypeOf(extension), cache: unkept } as const;
    reply.header('content-disposition', disposition);
    // The server sends it itself: the address of a bucket would work more than once.
    const isSent = await sendFile(request, reply, file, { read: mediaStore.read });
    return isSent ? reply : sendPage(reply.removeHeader('content-disposition'), 404, noDownloadPage);
  }
  reply.type(mediaTypeOf(extension)).headers({
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (size !== undefined) reply.header('content-length', size);
  return reply.send(typeof content === 'string' ? content : Readable.from(content));
}

const unkept = { 'cache-control': 'no-store' };
