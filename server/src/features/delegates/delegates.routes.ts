import * as calls from 'contract/calls/delegates';
import type { Bind } from '../../platform/http/binding.ts';
import { showDelegate, showDelegates } from './delegates.actions.ts';

export function delegatesRoutes(bind: Bind) {
  bind(calls.getDelegates, showDelegates);
  bind(calls.getDelegate, showDelegate);
}
