import * as content from 'contract/calls/about';
import * as calls from 'contract/calls/session';
import type { Bind } from '../../platform/http/binding.ts';
import { showIntroduction, showQuestions, showSlides } from './about.actions.ts';
import { showLegalTexts, showSignInHelp } from '../consent/consent.actions.ts';

export function aboutRoutes(bind: Bind) {
  bind(calls.getLegalTexts, showLegalTexts);
  bind(calls.getSignInHelp, showSignInHelp);
  bind(content.getSlides, showSlides);
  bind(content.getIntroduction, showIntroduction);
  bind(content.getQuestions, showQuestions);
}
