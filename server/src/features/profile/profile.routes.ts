import * as calls from 'contract/calls/profile';
import type { Bind } from '../../platform/http/binding.ts';
import { showAsOthersSee, showInfo, showProfile } from './profile.actions.ts';

export function profileRoutes(bind: Bind) {
  bind(calls.getInfo, showInfo);
  bind(calls.getProfile, showProfile);
  bind(calls.getAsOthersSee, showAsOthersSee);
}
