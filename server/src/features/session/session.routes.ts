import * as consent from 'contract/calls/consent';
import { endSessions } from 'contract/calls/console/people';
import * as calls from 'contract/calls/session';
import type { Bind } from '../../platform/http/binding.ts';
import { agree, withdraw } from './session-consent.actions.ts';
import { endSessionsOfPerson } from './session-staff.actions.ts';
import { leave, showMe } from './session.actions.ts';

export function sessionRoutes(bind: Bind) {
  bind(calls.getMe, showMe);
  bind(calls.signOut, leave);
  // These calls of consent are answered here, because they change what the person's sessions may do.
  bind(consent.agreeToTexts, agree);
  bind(consent.withdrawConsent, withdraw);
  bind(endSessions, endSessionsOfPerson);
}
