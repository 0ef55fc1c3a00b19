import * as calls from 'contract/calls/partners';
import type { Bind } from '../../platform/http/binding.ts';
import { showMediaList, showPartner, showPartners } from './partners.actions.ts';

export function partnersRoutes(bind: Bind) {
  bind(calls.getPartners, showPartners);
  bind(calls.getPartner, showPartner);
  bind(calls.getMediaList, showMediaList);
}
