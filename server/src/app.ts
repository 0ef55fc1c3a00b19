import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { allCalls, partnerCalls } from 'contract/all-calls';
import { aboutRoutes } from './features/about/about.routes.ts';
import { agendaDownloads, agendaRoutes } from './features/agenda/agenda.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { delegatesRoutes } from './features/delegates/delegates.routes.ts';
import { forumRoutes } from './features/forum/forum.routes.ts';
import { hostAppRoutes, partnerRoutes } from './features/host-app/host-app.routes.ts';
import { liveRoutes, liveStreams } from './features/live/live.routes.ts';
import { partnersRoutes } from './features/partners/partners.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { identify, viewerOfSession } from './features/session/session.actions.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { noticeRoutes } from './features/sign-in/sign-in-notice.routes.ts';
import { signInRoutes } from './features/sign-in/sign-in.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { serveDownloads } from './platform/downloads/serve-downloads.ts';
import type { Surroundings } from './platform/http/admission.ts';
import { binding, type Bind } from './platform/http/binding.ts';
import { envelopeJudge } from './platform/http/envelope.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveOpenApi } from './platform/http/openapi/openapi.ts';
import { httpServer } from './platform/http/server.ts';
import { serveShell } from './platform/http/shell.ts';
import { streaming } from './platform/http/streams.ts';
import { servePictures } from './platform/pictures/serve-pictures.ts';
import type { Services } from './platform/services.ts';

/** Answered with the envelope, by declaration. */
const features = [
  aboutRoutes,
  agendaRoutes,
  consentRoutes,
  delegatesRoutes,
  forumRoutes,
  hostAppRoutes,
  liveRoutes,
  partnersRoutes,
  placeRoutes,
  sessionRoutes,
  signInRoutes,
];

export type AppParts = {
  configuration: Configuration;
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  services: Services;
};
/** Further answers, for tests of the binding and of the list of doors. */
export type FurtherRoutes = (bind: Bind, server: FastifyInstance) => void;

export async function buildApp(parts: AppParts, ...further: FurtherRoutes[]): Promise<FastifyInstance> {
  const { configuration, database, clock, services, log } = parts;
  const { db } = database;
  const server = httpServer(parts);
  const around: Surroundings = {
    ...{ clock, db, services, log },
    judge: envelopeJudge(configuration),
    identify: (tokenHash, from, now) => identify(tokenHash, from, now, services.sessions),
    // The console comes with its own issue; until then the secretariat has the staff command.
    identifyStaff: async () => undefined,
  };
  const bind = binding(server, around);
  for (const routes of features) routes(bind);
  for (const routes of further) routes(bind, server);
  liveStreams(streaming(server, around));
  // Two doors without the envelope: a partner's server, and the link in a notice.
  partnerRoutes(server, { db, clock, sealing: services.sealing });
  noticeRoutes(server, { db, clock, services });
  servePictures(server, { db, pictures: services.pictures });
  serveDownloads(server, { db, clock, services, makers: agendaDownloads, viewerOf: viewerOfSession });
  serveOpenApi(server, { calls: allCalls, partnerCalls });
  serveHealth(server, database);
  await serveShell(server, configuration, clock);
  return server;
}
