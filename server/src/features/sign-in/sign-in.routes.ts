import { switchBadgeSessions } from 'contract/calls/console/badge-sessions';
import * as people from 'contract/calls/console/people';
import * as calls from 'contract/calls/sign-in';
import type { Bind } from '../../platform/http/binding.ts';
import { openSessionByBadge, recogniseBadge } from './sign-in-badge.actions.ts';
import { askForCode, openSessionByCode } from './sign-in-code.actions.ts';
import { confirmBadgeSession, sendConfirmationCode, showConfirmationAddresses } from './sign-in-confirm.actions.ts';
import { showImageSound, showImage } from './sign-in-image.actions.ts';
import * as staff from './sign-in-staff.actions.ts';

export function signInRoutes(bind: Bind) {
  bind(calls.getImage, showImage);
  bind(calls.getImageSound, showImageSound);
  bind(calls.sendCode, askForCode);
  bind(calls.signInByCode, openSessionByCode);
  bind(calls.readBadge, recogniseBadge);
  bind(calls.signInByBadge, openSessionByBadge);
  bind(calls.getConfirmationAddresses, showConfirmationAddresses);
  bind(calls.sendConfirmation, sendConfirmationCode);
  bind(calls.confirmSession, confirmBadgeSession);
  bind(people.findPerson, staff.findPerson);
  bind(people.resetBadgeLock, staff.resetBadgeLock);
  bind(people.resetCodeRestriction, staff.resetCodeRestriction);
  bind(people.voidBadge, staff.voidBadge);
  bind(people.reissueBadge, staff.reissueBadge);
  bind(people.issueDeskCode, staff.issueDeskCode);
  bind(people.switchBadgeSignIn, staff.switchBadgeSignIn);
  bind(switchBadgeSessions, staff.switchSessionsByBadge);
}
