import * as about from './calls/about.ts';
import * as agenda from './calls/agenda.ts';
import * as album from './calls/album.ts';
import * as calendars from './calls/calendars.ts';
import * as cards from './calls/cards.ts';
import * as consent from './calls/consent.ts';
import * as consoleAlbum from './calls/console/album.ts';
import * as consoleAppVersion from './calls/console/app-version.ts';
import * as consoleArrangements from './calls/console/arrangements.ts';
import * as consoleBadgeSessions from './calls/console/badge-sessions.ts';
import * as consoleAudit from './calls/console/audit.ts';
import * as consoleCorrections from './calls/console/corrections.ts';
import * as consoleDecoys from './calls/console/decoys.ts';
import * as consoleErasures from './calls/console/erasures.ts';
import * as consoleFeeds from './calls/console/feeds.ts';
import * as consoleFiles from './calls/console/files.ts';
import * as consoleMedia from './calls/console/media.ts';
import * as consoleMeetings from './calls/console/meetings.ts';
import * as consoleMessages from './calls/console/messages.ts';
import * as consoleNews from './calls/console/news.ts';
import * as consolePartnerKeys from './calls/console/partner-keys.ts';
import * as consolePeople from './calls/console/people.ts';
import * as consoleStoreSecret from './calls/console/store-secret.ts';
import * as delegates from './calls/delegates.ts';
import * as faceToFace from './calls/face-to-face.ts';
import * as favourites from './calls/favourites.ts';
import * as files from './calls/files.ts';
import * as forum from './calls/forum.ts';
import * as hostApp from './calls/phone/host-app.ts';
import * as live from './calls/live.ts';
import * as messages from './calls/messages.ts';
import * as mine from './calls/mine.ts';
import * as modes from './calls/modes.ts';
import * as news from './calls/news.ts';
import * as notices from './calls/notices.ts';
import * as ownData from './calls/own-data.ts';
import * as partners from './calls/partners.ts';
import * as places from './calls/places.ts';
import * as profile from './calls/profile.ts';
import * as push from './calls/phone/push.ts';
import * as search from './calls/search.ts';
import * as session from './calls/session.ts';
import * as settings from './calls/phone/settings.ts';
import * as sharing from './calls/phone/sharing.ts';
import * as signIn from './calls/sign-in.ts';
import type { Call } from './wire/call.ts';
import type { PartnerCall } from './wire/partner-call.ts';

const ofPhones = [
  ...[
    about,
    agenda,
    album,
    calendars,
    cards,
    consent,
    delegates,
    faceToFace,
    favourites,
    files,
    forum,
    hostApp,
    live,
    messages,
    mine,
  ],
  ...[modes, news, notices, ownData, partners, places, profile, push, search, session, settings, sharing, signIn],
];
const ofTheConsole = [
  consoleAlbum,
  consoleAppVersion,
  consoleArrangements,
  consoleBadgeSessions,
  consoleAudit,
  consoleCorrections,
  consoleDecoys,
  consoleErasures,
  consoleFeeds,
  consoleFiles,
  consoleMedia,
  consoleMeetings,
  consoleMessages,
  consoleNews,
  consolePartnerKeys,
  consolePeople,
  consoleStoreSecret,
];
const areas: Record<string, unknown>[] = [...ofPhones, ...ofTheConsole];

const declared = areas.flatMap((area) => Object.values(area)).filter(isDeclared);

/** Every call that is declared: the API's description, the access list and the crawl of all reads come from it. */
export const allCalls: readonly Call[] = declared.filter((call) => call.who !== 'a partner');
export const partnerCalls: readonly PartnerCall[] = declared.filter((call) => call.who === 'a partner');

function isDeclared(exported: unknown): exported is Call | PartnerCall {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'who' in exported;
}
