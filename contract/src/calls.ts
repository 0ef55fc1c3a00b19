import * as agenda from './calls/agenda.ts';
import * as session from './calls/session.ts';
import type { Call } from './wire/call.ts';

/** Every call there is, once: the server's routes, the API's description and the access list come from here. */
export const calls: readonly Call[] = [
  agenda.getAgenda,
  agenda.getMeetings,
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
  session.sendConfirmation,
  session.confirmSession,
  session.signOut,
];
