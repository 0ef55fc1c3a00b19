import * as calls from 'contract/calls/session';
import type { Bind } from '../../platform/http/binding.ts';
import { enterByBadge, recogniseBadge } from '../sign-in/sign-in-badge.actions.ts';
import { askForCode, enterByCode } from '../sign-in/sign-in-code.actions.ts';
import { confirm, sendConfirmationCode } from '../sign-in/sign-in-confirm.actions.ts';
import { sayImage, showImage } from '../sign-in/sign-in-image.actions.ts';
import { agree, leave, showMe, withdraw } from './session.actions.ts';
import { showConfirmationWays } from '../sign-in/sign-in-ways.actions.ts';

export function sessionRoutes(bind: Bind) {
  bind(calls.getImage, showImage);
  bind(calls.getImageSound, sayImage);
  bind(calls.sendCode, askForCode);
  bind(calls.signInByCode, enterByCode);
  bind(calls.readBadge, recogniseBadge);
  bind(calls.signInByBadge, enterByBadge);
  bind(calls.getMe, showMe);
  bind(calls.agreeToTexts, agree);
  bind(calls.withdrawConsent, withdraw);
  bind(calls.getConfirmationWays, showConfirmationWays);
  bind(calls.sendConfirmation, sendConfirmationCode);
  bind(calls.confirmSession, confirm);
  bind(calls.signOut, leave);
}
