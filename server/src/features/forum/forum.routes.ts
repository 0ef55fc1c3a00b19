import * as calls from 'contract/calls/forum';
import type { Bind } from '../../platform/http/binding.ts';
import { showSignInHelp } from './forum.actions.ts';

export function forumRoutes(bind: Bind) {
  bind(calls.getSignInHelp, showSignInHelp);
}
