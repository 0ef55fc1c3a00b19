import * as about from './calls/about.ts';
import * as agenda from './calls/agenda.ts';
import * as consent from './calls/consent.ts';
import * as delegates from './calls/delegates.ts';
import * as forum from './calls/forum.ts';
import * as hostApp from './calls/host-app.ts';
import * as live from './calls/live.ts';
import * as partners from './calls/partners.ts';
import * as places from './calls/places.ts';
import * as session from './calls/session.ts';
import * as signIn from './calls/sign-in.ts';
import type { Call } from './wire/call.ts';

const areas = [about, agenda, consent, delegates, forum, hostApp, live, partners, places, session, signIn];

/** Every call that is declared: the API's description, the access list and the crawl of all reads come from it. */
export const allCalls: readonly Call[] = areas.flatMap((area) => Object.values<unknown>(area)).filter(isCall);

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'who' in exported;
}
