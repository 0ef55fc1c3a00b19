import * as calls from 'contract/calls/session';
import type { Answer } from '../../platform/http/answer.ts';
import { showLegalTexts, showSignInHelp } from './about.actions.ts';

export function aboutRoutes(answer: Answer) {
  answer(calls.getLegalTexts, showLegalTexts);
  answer(calls.getSignInHelp, showSignInHelp);
}
