import * as calls from 'contract/calls/notices';
import type { Bind } from '../../platform/http/binding.ts';
import { acknowledgeOneLogin, disownOneLogin, showLogins } from './notices-other-logins.actions.ts';

export function noticesRoutes(bind: Bind) {
  bind(calls.getLogins, showLogins);
  bind(calls.acknowledgeLogin, acknowledgeOneLogin);
  bind(calls.disownLogin, disownOneLogin);
}
