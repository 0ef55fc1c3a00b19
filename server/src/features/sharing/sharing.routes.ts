import * as calls from 'contract/calls/phone/sharing';
import type { Bind } from '../../platform/http/binding.ts';
import { signForWeChat } from './sharing.actions.ts';

export function sharingRoutes(bind: Bind) {
  bind(calls.signForWeChat, signForWeChat);
}
