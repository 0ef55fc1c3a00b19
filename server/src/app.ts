import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { allCalls, partnerCalls } from 'contract/all-calls';
import { isConsoleCall } from 'contract/wire/call';
import { aboutRoutes } from './features/about/about.routes.ts';
import { agendaDownloads, agendaRoutes } from './features/agenda/agenda.routes.ts';
import { photosLinkPath } from './features/album/album-download.actions.ts';
import { openSecretariatPhone } from './features/forum/forum.actions.ts';
import { openFrameHosts } from './features/album/album-web-view.actions.ts';
import { albumDownloads, albumRoutes } from './features/album/album.routes.ts';
import { photosLinkPage } from './features/album/album.words.ts';
import { arrangementsRoutes } from './features/arrangements/arrangements.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { calendarAddressRoutes } from './features/calendars/calendars-address.routes.ts';
import { feedRoutes } from './features/calendars/calendars-feeds.routes.ts';
import { calendarsJobs } from './features/calendars/calendars.jobs.ts';
import { calendarsDownloads, calendarsRoutes } from './features/calendars/calendars.routes.ts';
import { cardsDownloads, cardsRoutes } from './features/cards/cards.routes.ts';
import { legalTextFiles } from './features/consent/consent-texts-before-agreeing.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { closingJobs } from './features/closing/closing.jobs.ts';
import { delegatesJobs } from './features/delegates/delegates-views-limit.jobs.ts';
import { delegatesRoutes } from './features/delegates/delegates.routes.ts';
import { faceToFaceRoutes } from './features/face-to-face/face-to-face.routes.ts';
import { faceToFaceJobs } from './features/face-to-face/face-to-face.jobs.ts';
import { favouritesJobs } from './features/favourites/favourites.jobs.ts';
import { favouritesRoutes } from './features/favourites/favourites.routes.ts';
import { filesPath } from './features/files/files-download.actions.ts';
import { filesJobs } from './features/files/files.jobs.ts';
import { fileLinkPage } from './features/files/files-link.words.ts';
import { filesDownloads, filesRoutes } from './features/files/files.routes.ts';
import { forumRoutes } from './features/forum/forum.routes.ts';
import { hostAppJobs } from './features/host-app/host-app.jobs.ts';
import { hostAppRoutes, partnerRoutes } from './features/host-app/host-app.routes.ts';
import { liveRoutes, liveStreams } from './features/live/live.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { messagesJobs } from './features/messages/messages.jobs.ts';
import { messagesRoutes } from './features/messages/messages.routes.ts';
import { mineRoutes } from './features/mine/mine.routes.ts';
import { actedFor } from './features/modes/modes-acting.actions.ts';
import { modesJobs } from './features/modes/modes.jobs.ts';
import { modesRoutes } from './features/modes/modes.routes.ts';
import { shareRoutes } from './features/news/news-share.routes.ts';
import { newsDownloads, newsRoutes } from './features/news/news.routes.ts';
import { noticeLinkRoutes } from './features/notices/notices-link.routes.ts';
import { noticesJobs } from './features/notices/notices.jobs.ts';
import { noticesRoutes } from './features/notices/notices.routes.ts';
import { ownDataJobs } from './features/own-data/own-data.jobs.ts';
import { linkPage } from './features/own-data/own-data-link.words.ts';
import { ownDataDownloads, ownDataRoutes } from './features/own-data/own-data.routes.ts';
import { partnersRoutes } from './features/partners/partners.routes.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { profileJobs } from './features/profile/profile.jobs.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { pushJobs } from './features/push/push.jobs.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { leaveRoute } from './features/session/session-leave.routes.ts';
import { identify, viewerOfSession } from './features/session/session.actions.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { signInJobs } from './features/sign-in/sign-in.jobs.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { clearCacheRoute } from './features/settings/settings-clear-cache.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { sharingRoutes } from './features/sharing/sharing.routes.ts';
import { signInRoutes } from './features/sign-in/sign-in.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import { changesJobs } from './platform/content/changes.jobs.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { downloadsJobs } from './platform/downloads/downloads.jobs.ts';
import { serveDownloadLinks, serveDownloads } from './platform/downloads/serve-downloads.ts';
import { type BindingDeps, nobodyIsStaff } from './platform/http/admission/admission.ts';
import { binding, type Bind } from './platform/http/binding.ts';
import { envelopeJudge } from './platform/http/check-envelope.ts';
import { serveHealth } from './platform/http/health.ts';
import { localRoutes } from './platform/http/openapi/local-routes.ts';
import { callersTurns } from './platform/http/limits/turns.ts';
import { serveOpenApi } from './platform/http/openapi/openapi.ts';
import { otherRoutes } from './platform/http/openapi/other-routes.ts';
import { httpServer } from './platform/http/server.ts';
import { serveRootFiles } from './platform/http/public/serve-root-files.ts';
import { serveWebApp } from './platform/http/serve-web-app.ts';
import { streaming } from './platform/http/streams.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { consoleCallsOnly, localHost, localServer } from './platform/local/local-server.ts';
import { keepStaffKey, staffByKey } from './platform/local/staff-key.ts';
import { mediaJobs } from './platform/media/media.jobs.ts';
import { outgoingJobs } from './platform/outgoing/outgoing.jobs.ts';
import { serveMedia } from './platform/media/serving/serve-media.ts';
import { serveUploads } from './platform/media/uploads/serve-uploads.ts';
import type { DemoOutbox } from './platform/providers/demo-outbox.ts';
import type { WritingServices } from './platform/services.ts';
import { repeatsJobs } from './platform/writes/repeats.jobs.ts';

const features = [
  aboutRoutes,
  agendaRoutes,
  albumRoutes,
  arrangementsRoutes,
  auditRoutes,
  calendarsRoutes,
  cardsRoutes,
  consentRoutes,
  delegatesRoutes,
  faceToFaceRoutes,
  favouritesRoutes,
  filesRoutes,
  forumRoutes,
  hostAppRoutes,
  liveRoutes,
  mediaRoutes,
  messagesRoutes,
  mineRoutes,
  modesRoutes,
  newsRoutes,
  noticesRoutes,
  ownDataRoutes,
  partnersRoutes,
  placesRoutes,
  profileRoutes,
  pushRoutes,
  searchRoutes,
  sessionRoutes,
  settingsRoutes,
  sharingRoutes,
  signInRoutes,
  staffRoutes,
];

/** Queues, schedules, and the deletion of data that has served its purpose. */
export const jobs: readonly Jobs[] = [
  calendarsJobs,
  changesJobs,
  closingJobs,
  delegatesJobs,
  downloadsJobs,
  faceToFaceJobs,
  favouritesJobs,
  filesJobs,
  hostAppJobs,
  mediaJobs,
  messagesJobs,
  modesJobs,
  noticesJobs,
  outgoingJobs,
  profileJobs,
  ownDataJobs,
  pushJobs,
  repeatsJobs,
  signInJobs,
];

export type AppDeps = {
  configuration: Configuration;
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  services: WritingServices;
};
export type LocalAppDeps = AppDeps & { outbox: DemoOutbox | undefined };
/** Tests of the binding and of the list of doors add routes of their own. */
export type FurtherRoutes = (bind: Bind, server: FastifyInstance) => void;

export async function buildApp(parts: AppDeps, ...further: FurtherRoutes[]): Promise<FastifyInstance> {
  const { configuration, database, clock, services } = parts;
  const { db } = database;
  const server = httpServer(parts);
  const deps = bindingDeps(parts, nobodyIsStaff);
  const bind = binding(server, deps);
  for (const routes of features) routes(bind);
  for (const routes of further) routes(bind, server);
  liveStreams(streaming(server, deps));
  // These come without the envelope: a partner's server has none, nor has the link in a notice, nor a first visit.
  partnerRoutes(server, { db: database.dbBeforeLogin, clock, services });
  noticeLinkRoutes(server, { db, clock, services });
  legalTextFiles(server, { db });
  feedRoutes(server, { db, clock, services });
  calendarAddressRoutes(server, { db, clock, services });
  const mediaOrigin = configuration.mediaS3Url && new URL(configuration.mediaS3Url).origin;
  shareRoutes(server, { db, services, mediaOrigin });
  leaveRoute(server, { db, clock, services });
  clearCacheRoute(server, services.settings.publicUrl);
  serveMedia(server, { db, clock, services, viewerOf: viewerOfSession });
  const fetching = { db, clock, services, viewerOf: viewerOfSession };
  const makers = {
    ...albumDownloads,
    ...{ ...agendaDownloads, ...calendarsDownloads, ...cardsDownloads },
    ...{ ...filesDownloads, ...newsDownloads, ...ownDataDownloads },
  };
  serveDownloads(server, { ...fetching, makers });
  serveDownloadLinks(server, '/own-data', linkPage, { ...fetching, makers: ownDataDownloads });
  serveDownloadLinks(server, photosLinkPath, photosLinkPage, { ...fetching, makers: albumDownloads });
  serveDownloadLinks(server, filesPath, fileLinkPage, { ...fetching, makers: filesDownloads });
  const origin = new URL(services.settings.publicUrl).origin;
  const calls = allCalls.filter((call) => !isConsoleCall(call));
  serveOpenApi(server, { calls, partnerCalls, routes: otherRoutes, origin }, clock);
  serveHealth(server, database);
  serveRootFiles(server);
  const frameHosts = await openFrameHosts({ db, services });
  const secretariatPhone = await openSecretariatPhone({ db, services });
  const textKey = services.sealedTexts.announced;
  await serveWebApp(server, { ...configuration, textKey, frameHosts, secretariatPhone }, clock);
  return server;
}

/** Callers on the same machine who can read the staff key may use the calls of the secretariat. */
export async function buildLocalApp(parts: LocalAppDeps, ...further: FurtherRoutes[]): Promise<FastifyInstance> {
  const server = localServer(parts);
  const key = await keepStaffKey(parts.configuration.dataDir);
  const identifyStaff = staffByKey(key);
  const bind = binding(server, bindingDeps(parts, identifyStaff));
  const bindConsole = consoleCallsOnly(bind);
  for (const routes of features) routes(bindConsole);
  for (const routes of further) routes(bindConsole, server);
  const origin = `http://${localHost}:${parts.configuration.localPort}`;
  const calls = allCalls.filter(isConsoleCall);
  serveOpenApi(server, { calls, partnerCalls: [], routes: localRoutes, origin }, parts.clock);
  serveUploads(server, { db: parts.database.db, clock: parts.clock, services: parts.services, identifyStaff });
  return server;
}

function bindingDeps(parts: AppDeps, identifyStaff: BindingDeps['identifyStaff']): BindingDeps {
  const { configuration, database, clock, services, log } = parts;
  return {
    ...{ clock, services, log, identifyStaff, actedFor },
    ...{ db: database.db, dbBeforeLogin: database.dbBeforeLogin, turns: callersTurns(database.kind) },
    judge: envelopeJudge(configuration),
    identify: (token, from) => identify(token, { ...from, cache: services.sessionCache }),
  };
}
