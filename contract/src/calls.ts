import * as about from './calls/about.ts';
import * as agenda from './calls/agenda.ts';
import * as delegates from './calls/delegates.ts';
import * as live from './calls/live.ts';
import * as partners from './calls/partners.ts';
import * as places from './calls/places.ts';
import * as session from './calls/session.ts';
import type { Call } from './wire/call.ts';

/** Every call there is, once: the server's routes, the API's description and the access list come from here. */
export const calls: readonly Call[] = [
  about.getSlides,
  about.getIntroduction,
  about.getQuestions,
  agenda.getAgenda,
  agenda.getMeetings,
  agenda.prepareMaterial,
  agenda.prepareCalendar,
  delegates.getDelegates,
  delegates.getDelegate,
  live.getChanges,
  live.followChanges,
  partners.getPartners,
  partners.getPartner,
  partners.getMediaList,
  places.getPlaces,
  session.getLegalTexts,
  session.getSignInHelp,
  session.getImage,
  session.getImageSound,
  session.sendCode,
  session.signInByCode,
  session.readBadge,
  session.signInByBadge,
  session.tradeTicket,
  session.getMe,
  session.agreeToTexts,
  session.withdrawConsent,
  session.getConfirmationWays,
  session.sendConfirmation,
  session.confirmSession,
  session.signOut,
];
