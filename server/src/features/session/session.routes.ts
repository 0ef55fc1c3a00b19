import * as calls from 'contract/calls/session';
import type { Answer } from '../../platform/http/answer.ts';
import { enterByBadge, recogniseBadge } from './session-badge.actions.ts';
import { askForCode, enterByCode } from './session-code.actions.ts';
import { confirm, sendConfirmationCode } from './session-confirm.actions.ts';
import { sayImage, showImage } from './session-image.actions.ts';
import { agree, leave, showMe, withdraw } from './session.actions.ts';
import { showConfirmationWays } from './session-ways.actions.ts';

export function sessionRoutes(answer: Answer) {
  answer(calls.getImage, showImage);
  answer(calls.getImageSound, sayImage);
  answer(calls.sendCode, askForCode);
  answer(calls.signInByCode, enterByCode);
  answer(calls.readBadge, recogniseBadge);
  answer(calls.signInByBadge, enterByBadge);
  answer(calls.getMe, showMe);
  answer(calls.agreeToTexts, agree);
  answer(calls.withdrawConsent, withdraw);
  answer(calls.getConfirmationWays, showConfirmationWays);
  answer(calls.sendConfirmation, sendConfirmationCode);
  answer(calls.confirmSession, confirm);
  answer(calls.signOut, leave);
}
