import * as calls from 'contract/calls/phone/push';
import type { Bind } from '../../platform/http/binding.ts';
import { showPushState, subscribe, unsubscribe } from './push.actions.ts';

export function pushRoutes(bind: Bind) {
  bind(calls.getPushState, showPushState);
  bind(calls.subscribeToPush, subscribe);
  bind(calls.unsubscribeFromPush, unsubscribe);
}
