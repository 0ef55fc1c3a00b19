import * as calls from 'contract/calls/consent';
import type { Bind } from '../../platform/http/binding.ts';
import { showLegalTexts } from './consent.actions.ts';

export function consentRoutes(bind: Bind) {
  bind(calls.getLegalTexts, showLegalTexts);
}
