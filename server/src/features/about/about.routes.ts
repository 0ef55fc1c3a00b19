import * as content from 'contract/calls/about';
import * as calls from 'contract/calls/session';
import type { Answer } from '../../platform/http/answer.ts';
import { showIntroduction, showQuestions, showSlides } from './about-content.actions.ts';
import { showLegalTexts, showSignInHelp } from './about.actions.ts';

export function aboutRoutes(answer: Answer) {
  answer(calls.getLegalTexts, showLegalTexts);
  answer(calls.getSignInHelp, showSignInHelp);
  answer(content.getSlides, showSlides);
  answer(content.getIntroduction, showIntroduction);
  answer(content.getQuestions, showQuestions);
}
