import * as calls from 'contract/calls/about';
import type { Bind } from '../../platform/http/binding.ts';
import { showHelp } from './about-help.actions.ts';
import { showIntroduction } from './about-introduction.actions.ts';
import { showQuestions } from './about-questions.actions.ts';
import { showSlides } from './about-slides.actions.ts';

export function aboutRoutes(bind: Bind) {
  bind(calls.getSlides, showSlides);
  bind(calls.getHelp, showHelp);
  bind(calls.getIntroduction, showIntroduction);
  bind(calls.getQuestions, showQuestions);
}
