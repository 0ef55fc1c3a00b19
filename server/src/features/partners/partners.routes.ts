import * as calls from 'contract/calls/partners';
import type { Answer } from '../../platform/http/answer.ts';
import { showMediaList, showPartner, showPartners } from './partners.actions.ts';

export function partnersRoutes(answer: Answer) {
  answer(calls.getPartners, showPartners);
  answer(calls.getPartner, showPartner);
  answer(calls.getMediaList, showMediaList);
}
