import * as calls from 'contract/calls/mine';
import type { Bind } from '../../platform/http/binding.ts';
import { showMine } from './mine.actions.ts';

export function mineRoutes(bind: Bind) {
  bind(calls.getMine, showMine);
}
