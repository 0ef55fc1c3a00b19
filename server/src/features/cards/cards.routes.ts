import * as calls from 'contract/calls/cards';
import type { Bind } from '../../platform/http/binding.ts';
import { showFriendStatus } from './cards.actions.ts';

export function cardsRoutes(bind: Bind) {
  bind(calls.getFriendStatus, showFriendStatus);
}
