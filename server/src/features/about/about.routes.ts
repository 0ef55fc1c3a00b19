import * as calls from 'contract/calls/about';
import type { Bind } from '../../platform/http/binding.ts';
import { showIntroduction, showQuestions, showSlides } from './about.actions.ts';

export function aboutRoutes(bind: Bind) {
  bind(calls.getSlides, showSlides);
  bind(calls.getIntroduction, showIntroduction);
  bind(calls.getQuestions, showQuestions);
}
