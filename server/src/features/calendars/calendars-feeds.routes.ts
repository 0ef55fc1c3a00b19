import type { FastifyInstance } from 'fastify';
import { languages } from 'contract/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendTagged } from '../../platform/http/public/tagged-body.ts';
import type { Services } from '../../platform/services.ts';
import { publicFeeds } from './calendars-feeds.actions.ts';

type FeedDeps = { db: Database; clock: Clock; services: Services };

const feeds = [
  { name: 'agenda', form: 'ics', type: 'text/calendar; charset=utf-8' },
  { name: 'schedule', form: 'xml', type: 'application/vnd.c3voc.schedule+xml; charset=utf-8' },
  { name: 'schedule', form: 'json', type: 'application/json; charset=utf-8' },
] as const;

/** Short enough that a move is known in time, long enough that a thousand apps are served by a proxy. */
const cacheControl = 'public, max-age=300';

/** The public part of the agenda, without an envelope, for calendars and programme apps. */
export function feedRoutes(server: FastifyInstance, { db, clock, services }: FeedDeps) {
  const feed = publicFeeds();
  for (const { name, form, type } of feeds)
    for (const language of languages)
      server.get(`/feeds/${name}.${language}.${form}`, async (request, reply) => {
        const body = await feed({ db, services, now: clock.now() }, form, language);
        if (!body) return reply.callNotFound();
        return sendTagged(request, reply, body, { type, 'cache-control': cacheControl });
      });
}
