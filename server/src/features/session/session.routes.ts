import * as consent from 'contract/calls/consent';
import { endSessions } from 'contract/calls/console/people';
import * as calls from 'contract/calls/session';
import type { Bind } from '../../platform/http/binding.ts';
import { agreeToCurrentTexts, withdrawOwnConsent } from './session-agree-and-withdraw.actions.ts';
import { endSessionsOfPerson } from './session-staff.actions.ts';
import { endOne, endOthers, showSessions } from './session-own-list.actions.ts';
import { endOwnSession, showMe } from './session.actions.ts';

export function sessionRoutes(bind: Bind) {
  bind(calls.getMe, showMe);
  bind(calls.signOut, endOwnSession);
  bind(calls.getSessions, showSessions);
  bind(calls.endOneSession, endOne);
  bind(calls.endOtherSessions, endOthers);
  // These calls of consent are answered here, because they change what the person's sessions may do.
  bind(consent.agreeToTexts, agreeToCurrentTexts);
  bind(consent.withdrawConsent, withdrawOwnConsent);
  bind(endSessions, endSessionsOfPerson);
}
