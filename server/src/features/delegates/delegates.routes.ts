import * as console from 'contract/calls/console/decoys';
import * as calls from 'contract/calls/delegates';
import type { Bind } from '../../platform/http/binding.ts';
import { addOneDecoy, removeOneDecoy, showDecoys } from './delegates-decoys-staff.actions.ts';
import { showDelegate, showDelegates } from './delegates.actions.ts';

export function delegatesRoutes(bind: Bind) {
  bind(calls.getDelegates, showDelegates);
  bind(calls.getDelegate, showDelegate);
  bind(console.addDecoy, addOneDecoy);
  bind(console.listDecoys, showDecoys);
  bind(console.removeDecoy, removeOneDecoy);
}
