import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages, type Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { bodiesByContent, sendTagged, serveStyle } from '../../platform/http/public/tagged-body.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { sharedPage } from './news-share.actions.ts';
import { shareStyle } from './news-share-style.words.ts';

/** The news of a forum in both languages; made-up ids are forgotten as fast as they come. */
const mostPages = 200;

type ShareDeps = { db: Database; services: Pick<Services, 'settings'>; mediaOrigin: string | undefined };

/** Nothing runs on the page, and it loads nothing but our style, pictures and recordings. */
function policyFor(mediaOrigin: string | undefined): string {
  const media = ["'self'", ...(mediaOrigin ? [mediaOrigin] : [])].join(' ');
  return pagePolicy({ 'style-src': "'self'", 'img-src': `${media} data:`, 'media-src': media });
}

/** The address of an item outside the app, for whoever gets it in a chat. It answers every id in the same way. */
export function shareRoutes(server: FastifyInstance, { db, services, mediaOrigin }: ShareDeps) {
  const policy = policyFor(mediaOrigin);
  const bodyOf = bodiesByContent(mostPages);
  serveStyle(server, '/share.css', shareStyle);
  server.get<{ Params: { id: string } }>('/share/:id', async (request, reply) => {
    const page = await sharedPage({ db, services }, request.params.id, languageAsked(request));
    // Asked for again each time, so that a withdrawn item is gone at once.
    return sendTagged(request, reply, bodyOf(page), {
      ...{ type: 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-language' },
      'content-security-policy': policy,
    });
  });
}

/** The link to the other language says it; a chat app or a first visit has only what the browser prefers. */
function languageAsked({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return languages.find((language) => language === lang) ?? languageOf(headers);
}
