import { find } from 'contract/calls/search';
import type { Bind } from '../../platform/http/binding.ts';
import { findAnything } from './search.actions.ts';

export function searchRoutes(bind: Bind) {
  bind(find, findAnything);
}
