import * as calls from 'contract/calls/places';
import type { Bind } from '../../platform/http/binding.ts';
import { showPlaces } from './places.actions.ts';

export function placesRoutes(bind: Bind) {
  bind(calls.getPlaces, showPlaces);
}
