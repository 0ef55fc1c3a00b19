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
  consent.getLegalTexts,
  forum.getSignInHelp,
  signIn.getImage,
  signIn.getImageSound,
  signIn.sendCode,
  signIn.signInByCode,
  signIn.readBadge,
  signIn.signInByBadge,
  hostApp.tradeTicket,
  session.getMe,
  consent.agreeToTexts,
  consent.withdrawConsent,
  signIn.getConfirmationWays,
  signIn.sendConfirmation,
  signIn.confirmSession,
  session.signOut,
];
